"""The worked example runs and gives a bot (`make test-lab`)."""

import pytest

pytest.importorskip("numpy")


def test_the_example_trains_a_bot_that_plays(monkeypatch, capsys):
    from examples import train_suits
    from kuluary.lab import tournament

    monkeypatch.setattr(train_suits, "ROUND", 3)
    nets = [train_suits.train(2, seed=1) for _ in range(2)]
    assert all((one == other).all() for one, other in zip(nets[0].weights, nets[1].weights, strict=True))
    monkeypatch.setattr(train_suits.Learned, "net", nets[0])
    standing = tournament.play("suits", [train_suits.Learned, "random"], games=2, seats=4)
    assert standing.rows[0].games == 2
    assert "6 games" in capsys.readouterr().err
