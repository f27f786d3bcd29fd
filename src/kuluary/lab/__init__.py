"""The laboratory: tournaments, fixed integer actions, observations, and the environments of other libraries.

`tournament`, `codec`, `observation`, `table` and `sizes` need nothing but the engine; `vector`, `gymnasium` and
`pettingzoo` need the extra `[lab]`, `openspiel` needs `[openspiel]`. Import the module you want.
"""
