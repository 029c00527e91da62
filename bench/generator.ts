// A process that sends requests over kept TLS connections and counts what becomes of them. With a
// rate, requests come by chance at that rate (Poisson) whether or not earlier ones were answered,
// as callers do who know nothing of each other; without one, each caller waits for its answer. A
// request that finds no connection free isn't sent.
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import tls from 'node:tls'
import { fill } from './requests.ts'

export type RecordedRequest = {
  template: string
  port: number
  ca_file: string
  persons: string[]
  seconds: number
  callers: number // Connections, all open before the first request.
  rate?: number
  start_at?: number // When to send the first request, if connections are open by then.
  count_from?: number // When the first second begins: with the first request, unless given.
}

export type Tally = {
  good: number // Within the caller's patience.
  shed: number // 503 with Retry-After.
  other: number
  timeouts: number
  lost: number // The connection failed.
  unsent: number // No connection was free.
  seconds: number
  began_at: number
  other_statuses: Record<string, number>
  good_each_second: number[]
  p50_ms: number // Of the good ones, from the moment they were due.
  p99_ms: number
}

const timeout_ms = 5_000 // The patience of a caller.
const first_request = 'GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n'

type Caller = { socket: tls.TLSSocket; text: string; due: number | undefined }

const counts = { good: 0, shed: 0, other: 0, timeouts: 0, lost: 0, unsent: 0 }
const good_each_second: number[] = []
const other_statuses: Record<string, number> = {}
const times: number[] = []
const all = new Set<Caller>()
const idle: Caller[] = []
let began = 0
let over = false

const request: RecordedRequest = JSON.parse(readFileSync(process.argv[2]!, 'utf8'))
const ca = readFileSync(request.ca_file)
// Requests are made up beforehand: later there is no time for it.
const length = Math.ceil((request.rate ?? 1_000) * request.seconds * 1.2)
const varies = /<\w+>/.test(request.template)
const filled = () => fill(request.template, request.persons)
const requests = varies ? Array.from({ length }, filled) : []

for (let i = 0; i < request.callers; i += 32) {
  await Promise.all(Array.from({ length: Math.min(32, request.callers - i) }, open))
}
await sleep(Math.max(500, (request.start_at ?? 0) - Date.now()))
const began_at = Date.now()
began = performance.now()
const sweep = setInterval(giveUp, 100)
if (request.rate) await arrive(request.rate)
else for (const caller of idle.splice(0)) send(caller, began)
await sleep(Math.max(0, began + request.seconds * 1000 - performance.now()))
over = true
const seconds = (performance.now() - began) / 1000
for (let left = timeout_ms; left > 0 && idle.length < all.size; left -= 100) await sleep(100)
clearInterval(sweep)
report(seconds)

function open(): Promise<void> {
  return new Promise((resolve) => {
    const socket = tls.connect({
      port: request.port,
      host: '127.0.0.1',
      servername: 'localhost',
      ca,
    })
    const caller: Caller = { socket, text: '', due: undefined }
    all.add(caller)
    socket.setEncoding('latin1').setNoDelay()
    // The first request makes it a kept connection, which can stay idle for longer.
    socket.on('secureConnect', () => socket.write(first_request))
    socket.once('data', () => {
      socket.on('data', (text: string) => take(caller, text))
      resolve(next(caller))
    })
    socket.on('error', () => {})
    socket.on('close', () => {
      if (caller.due !== undefined) counts.lost++
      all.delete(caller)
      resolve()
    })
  })
}

function next(caller: Caller) {
  caller.due = undefined
  if (request.rate === undefined && began > 0 && !over) send(caller, performance.now())
  else idle.push(caller)
}

function send(caller: Caller, due: number) {
  caller.due = due
  caller.socket.write(varies ? (requests.pop() ?? filled()) : request.template)
}

async function arrive(rate: number) {
  const end = began + request.seconds * 1000
  for (let due = began; due < end; due += (-Math.log(1 - Math.random()) * 1000) / rate) {
    while (performance.now() < due) await sleep(1)
    const caller = idle.pop()
    if (caller) send(caller, due)
    else counts.unsent++
  }
}

function take(caller: Caller, text: string) {
  caller.text += text
  const head = caller.text.indexOf('\r\n\r\n')
  if (head < 0) return
  const length = Number(/\r\ncontent-length: (\d+)/i.exec(caller.text)?.[1])
  if (caller.text.length < head + 4 + length) return
  count(caller.text.slice(9, 12), caller.text.slice(0, head), performance.now() - caller.due!)
  caller.text = ''
  next(caller)
}

function count(status: string, head: string, duration_ms: number) {
  if (status === '200') {
    counts.good++
    times.push(duration_ms)
    const second = Math.floor((Date.now() - (request.count_from ?? began_at)) / 1000)
    good_each_second[second] = (good_each_second[second] ?? 0) + 1
  } else if (status === '503' && /\r\nretry-after: \d/i.test(head)) counts.shed++
  else {
    counts.other++
    other_statuses[status] = (other_statuses[status] ?? 0) + 1
  }
}

function giveUp() {
  const now = performance.now()
  for (const caller of all) {
    if (caller.due === undefined || now - caller.due < timeout_ms) continue
    counts.timeouts++
    caller.due = undefined
    caller.socket.destroy()
  }
}

function report(seconds: number) {
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0
  const tally: Tally = {
    ...counts,
    other_statuses,
    seconds,
    began_at,
    good_each_second: Array.from(good_each_second, (good) => good ?? 0),
    p50_ms: at(0.5),
    p99_ms: at(0.99),
  }
  process.stdout.write(JSON.stringify(tally), () => process.exit(0))
}
