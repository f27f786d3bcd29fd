"""The games in OpenSpiel: its own test of a game, and its searches (`make test-lab`)."""

import pytest

np = pytest.importorskip("numpy")
pyspiel = pytest.importorskip("pyspiel")

pytestmark = pytest.mark.filterwarnings("ignore")


@pytest.fixture(autouse=True)
def lab():
    from kuluary.lab import openspiel

    return openspiel


@pytest.mark.parametrize("name", ["kuluary_suits(seats=3)", "kuluary_power(seats=2)", "kuluary_committee(seats=2)"])
def test_openspiel_accepts_the_game(name):
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize="suits" in name, verbose=False)


def begun(name):
    """Give a position where a seat has something to choose."""
    state = pyspiel.load_game(name).new_initial_state()
    while state.is_chance_node() or len(state.legal_actions()) < 2:
        state.apply_action(17 if state.is_chance_node() else state.legal_actions()[0])
    return state


@pytest.mark.parametrize("name", ["kuluary_suits(seats=3)", "kuluary_power(seats=2)", "kuluary_committee(seats=2)"])
def test_openspiel_searches_the_game(name):
    from open_spiel.python.algorithms import mcts

    state = begun(name)
    rng = np.random.RandomState(1)
    bot = mcts.MCTSBot(state.get_game(), 1.4, 5, mcts.RandomRolloutEvaluator(1, rng), random_state=rng)
    assert bot.step(state) in state.legal_actions()


def test_openspiel_searches_information_sets(lab):
    from open_spiel.python.algorithms import ismcts, mcts

    state = begun("kuluary_suits(seats=3)")
    rng = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(
        game=state.get_game(),
        uct_c=1.4,
        evaluator=mcts.RandomRolloutEvaluator(1, rng),
        max_simulations=20,
        random_state=rng,
        use_observation_string=True,
    )
    bot.set_resampler(lab.resample)
    assert bot.step(state) in state.legal_actions()


def test_a_resampled_state_looks_the_same_to_the_seat(lab):
    state = begun("kuluary_suits(seats=3)")
    seat = state.current_player()
    other = lab.resample(state, seat)
    assert other.observation_tensor(seat) == state.observation_tensor(seat)
    assert other.observation_tensor(1 - min(seat, 1)) != state.observation_tensor(1 - min(seat, 1))
