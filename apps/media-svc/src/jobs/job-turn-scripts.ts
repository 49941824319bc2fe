/**
 * The factor with which BullMQ puts the priority of a job into its score in the sorted set of prioritized jobs. The rest of the score is a
 * counter, so that jobs of one priority run in the order in which they were enqueued (includes/getPriorityScore.lua of BullMQ).
 */
export const SCORES_PER_PRIORITY = 2 ** 32;

/** The field of the hash of turns that contains the highest turn so far. All other fields are ids of owners. */
const LATEST = 'latest';

/**
 * Assigns a turn to a new job. Returns 0 without assigning a turn when the job already exists.
 *
 * The present turn is the lowest turn of all jobs that wait for their first attempt or for a retry. When no job waits, the next turn begins. An
 * owner's job gets the turn after the owner's previous job, but no earlier turn than the present turn. The turns of one urgency begin again at the
 * first turn when no job waits or runs, or when all turns are used up and no job waits.
 *
 * KEYS: 1 job, 2 prioritized jobs, 3 delayed jobs, 4 active jobs, 5 turns of owners, 6 turns of jobs that wait for another attempt ARGV: 1 owner, 2
 * first turn, 3 last turn, 4 scores per priority
 */
export const ASSIGN_TURN = `
  if redis.call('EXISTS', KEYS[1]) == 1 then return 0 end
  local first, last, scores = tonumber(ARGV[2]), tonumber(ARGV[3]), tonumber(ARGV[4])
  local waiting = redis.call('ZRANGEBYSCORE', KEYS[2], first * scores, '(' .. string.format('%.0f', (last + 1) * scores),
    'WITHSCORES', 'LIMIT', 0, 1)
  local present = waiting[2] and math.floor(tonumber(waiting[2]) / scores)
  while true do
    local retry = redis.call('ZRANGEBYSCORE', KEYS[6], first, last, 'WITHSCORES', 'LIMIT', 0, 1)
    if not retry[1] then break end
    if redis.call('ZSCORE', KEYS[3], retry[1]) then
      present = math.min(present or last, tonumber(retry[2]))
      break
    end
    redis.call('ZREM', KEYS[6], retry[1])
  end
  if not present then
    local latest = tonumber(redis.call('HGET', KEYS[5], '${LATEST}')) or first - 1
    local isIdle = redis.call('LLEN', KEYS[4]) == 0 and redis.call('ZCARD', KEYS[3]) == 0
    present = (isIdle or latest >= last) and first or latest + 1
    redis.call('DEL', KEYS[5])
  end
  local previous = tonumber(redis.call('HGET', KEYS[5], ARGV[1])) or first - 1
  local turn = math.min(last, math.max(present, previous + 1))
  local latest = tonumber(redis.call('HGET', KEYS[5], '${LATEST}')) or turn
  redis.call('HSET', KEYS[5], ARGV[1], turn, '${LATEST}', math.max(latest, turn))
  return turn`;

/**
 * Returns how many jobs run before a waiting job; -1 when the job does not wait.
 * KEYS: 1 jobs that stalled, the next one last, 2 prioritized jobs. ARGV: 1 job id
 */
export const FIND_PLACE = `
  local stalled = redis.call('LPOS', KEYS[1], ARGV[1])
  if stalled then return redis.call('LLEN', KEYS[1]) - 1 - stalled end
  local rank = redis.call('ZRANK', KEYS[2], ARGV[1])
  return rank and redis.call('LLEN', KEYS[1]) + rank or -1`;
