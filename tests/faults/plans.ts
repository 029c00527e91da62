// How often each fault happens in a round, and what must have happened for a round to count.

const always = {
  acked: 100,
  retried_after_commit: 1,
  replayed: 1,
  slot_taken: 1,
  invalid_transition: 1,
  stops: 1,
  database_unavailable: 1,
}

export const around = {
  faults: {
    kill: 8,
    kill_starting: 2,
    restart: 3,
    restart_and_kill: 1,
    hole: 1,
    lost_answers: 4,
    cut: 1,
    cut_starting: 1,
    slow: 1,
    stop: 1,
  },
  expected: {
    ...always,
    kills: 10,
    restarts: 3,
    cuts: 6,
    holes: 1,
    slow_spells: 1,
    finished_before_stop: 1,
    overloaded: 1,
    told_alive: 1,
    told_away: 1,
  },
}

// Nothing can be put between the server and its own database, so an unacknowledged commit happens
// by chance here and isn't required. There are fewer faults, with less load between them.
export const within = {
  faults: {
    kill: 1,
    kill_starting: 1,
    kill_both: 1,
    end_postgres: 1,
    end_postgres_twice: 1,
    stop: 1,
  },
  expected: { ...always, acked: 40, retried_after_commit: 0, kills: 4, postgres_kills: 4 },
}
