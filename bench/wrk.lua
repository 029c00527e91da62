-- Sends the request of a file again and again, with what stands in <angle brackets> filled in:
-- see requests.ts, whose words these are. Arguments: the file, a number of this run, a file with
-- further words, one value in each line: "person per_123".
local threads = 0
local words = {}

function setup(thread)
  threads = threads + 1
  thread:set('number', threads)
end

function init(arguments)
  local file = assert(io.open(arguments[1], 'rb'))
  template = file:read('*a')
  file:close()
  run = tonumber(arguments[2])
  sent = 0
  for line in io.lines(arguments[3]) do
    local word, value = line:match('^(%S+) (.*)$')
    words[word] = words[word] or {}
    table.insert(words[word], value)
  end
  math.randomseed(run * 100 + number)
end

local function between(least, most, width)
  return function()
    return string.format('%0' .. width .. 'd', math.random(least, most))
  end
end

local makers = {
  practitioner = between(1, 1000, 22),
  year = between(2030, 2999, 4),
  month = between(10, 12, 2),
  day = between(11, 28, 2),
  hour = between(10, 23, 2),
  once = function()
    sent = sent + 1
    return string.format('%08d%02d%010d', run, number, sent)
  end,
}

function request()
  return (template:gsub('<([%a_]+)>', function(name)
    local values = words[name]
    return values and values[math.random(#values)] or makers[name]()
  end))
end

function done(summary, latency)
  local errors = summary.errors
  local lost = errors.connect + errors.read + errors.write + errors.timeout
  io.write(string.format(
    '\n{"requests":%d,"microseconds":%d,"refused":%d,"lost":%d,"p50_ms":%.3f,"p99_ms":%.3f}\n',
    summary.requests, summary.duration, errors.status, lost,
    latency:percentile(50) / 1000, latency:percentile(99) / 1000
  ))
end
