// Tests which addresses are public: the edges of every range, and unusual notations.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isPrivateAddress, isPublicAddress } from './addresses.ts'

const words = (list: string) => list.trim().split(/\s+/)

// Each range of IPv4 by its first and last address, and the neighbours outside of it.
const ranges_ipv4 = [
  { first: '0.0.0.0', last: '0.255.255.255', outside: ['1.0.0.0'] },
  { first: '10.0.0.0', last: '10.255.255.255', outside: ['9.255.255.255', '11.0.0.0'] },
  { first: '100.64.0.0', last: '100.127.255.255', outside: ['100.63.255.255', '100.128.0.0'] },
  { first: '127.0.0.0', last: '127.255.255.255', outside: ['126.255.255.255', '128.0.0.0'] },
  { first: '168.63.129.16', last: '168.63.129.16', outside: ['168.63.129.15', '168.63.129.17'] },
  { first: '169.254.0.0', last: '169.254.255.255', outside: ['169.253.255.255', '169.255.0.0'] },
  { first: '172.16.0.0', last: '172.31.255.255', outside: ['172.15.255.255', '172.32.0.0'] },
  { first: '192.0.0.0', last: '192.0.0.255', outside: ['191.255.255.255', '192.0.1.0'] },
  { first: '192.0.2.0', last: '192.0.2.255', outside: ['192.0.1.255', '192.0.3.0'] },
  { first: '192.88.99.0', last: '192.88.99.255', outside: ['192.88.98.255', '192.88.100.0'] },
  { first: '192.168.0.0', last: '192.168.255.255', outside: ['192.167.255.255', '192.169.0.0'] },
  { first: '198.18.0.0', last: '198.19.255.255', outside: ['198.17.255.255', '198.20.0.0'] },
  { first: '198.51.100.0', last: '198.51.100.255', outside: ['198.51.99.255', '198.51.101.0'] },
  { first: '203.0.113.0', last: '203.0.113.255', outside: ['203.0.112.255', '203.0.114.0'] },
  { first: '224.0.0.0', last: '239.255.255.255', outside: ['223.255.255.255'] },
  { first: '240.0.0.0', last: '255.255.255.255', outside: [] },
]

// 1.2.3.4 as the two last groups of an IPv6 address.
function groups(ipv4: string) {
  const [a, b, c, d] = ipv4.split('.').map(Number) as [number, number, number, number]
  return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`
}

test("Every special IPv4 range is rejected, and its neighbors aren't", () => {
  for (const { first, last, outside } of ranges_ipv4) {
    for (const ip of [first, last]) assert.equal(isPublicAddress(ip), false, ip)
    for (const ip of outside) assert.equal(isPublicAddress(ip), true, ip)
  }
})

test('An IPv4-mapped IPv6 address is classified by its IPv4 address in any notation', () => {
  for (const { first, last, outside } of ranges_ipv4) {
    for (const ip of [first, last, ...outside]) {
      const answer = outside.includes(ip)
      for (const mapped of [
        `::ffff:${ip}`,
        `::FFFF:${ip}`,
        `::ffff:${groups(ip)}`,
        `0:0:0:0:0:ffff:${groups(ip)}`,
        `0000:0000:0000:0000:0000:ffff:${groups(ip)}`,
      ]) {
        assert.equal(isPublicAddress(mapped), answer, mapped)
      }
    }
  }
})

test('Every other IPv6 address that embeds an IPv4 address is rejected, even a public one', () => {
  for (const ip of ['127.0.0.1', '169.254.169.254', '10.0.0.1', '8.8.8.8']) {
    for (const carrier of [
      `::${ip}`, // compatible, retired
      `::ffff:0:${ip}`, // translated
      `64:ff9b::${ip}`, // NAT64
      `64:ff9b:1::${ip}`, // NAT64 of one's own
      `2002:${groups(ip)}::1`, // 6to4
      `2001:0:${groups(ip)}::1`, // Teredo, the server
      `2001:0:4136:e378:8000:63bf:${groups(ip)}`, // Teredo, the client
    ]) {
      assert.equal(isPublicAddress(carrier), false, carrier)
    }
  }
})

test('Only allocated IPv6 addresses are public', () => {
  const refused = words(`
      :: ::1 ::2 100::1 100:0:0:1::1 1fff:ffff::1 4000:: 5f00::1
      fc00::1 fd00:ec2::254 fdff:ffff::1 fe80::1 febf::1 fec0::1 feff::1
      ff00::1 ff02::1 ff0e::1 ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff
      2001:: 2001:2::1 2001:10::1 2001:20::1 2001:1ff:ffff::1
      2001:db8::1 2001:db8:ffff::1 2002::1 2002:ffff:ffff::1
      3fff::1 3fff:fff:ffff::1 64:ff9b::1 64:ff9b:1:ffff::1
    `)
  const allowed = words(`
      2001:4860:4860::8888 2606:4700:4700::1111 2a00:1450:4001::1 2620:fe::fe
      2001:200::1 2001:db7:ffff::1 2001:db9::1 2003::1 3fff:1000::1
    `)
  for (const ip of refused) assert.equal(isPublicAddress(ip), false, ip)
  for (const ip of allowed) assert.equal(isPublicAddress(ip), true, ip)
})

test("Text that isn't an address in plain notation is not public", () => {
  for (const text of [
    ...words(`
      localhost example.com 8.8.8.8.
      134744072 0x08080808 010.010.010.010 8.8.2056 8.8 8.8.8.8/32 8.8.8.256
      [2606:4700:4700::1111] 2606:4700:4700::1111%eth0 fe80::1%eth0 fe80::1%1
      ::ffff:8.8.8.8%1 ::ffff:010.8.8.8 2606:4700:4700::1111/128 2606::4700::1
      ８.8.8.8 8。8。8。8
    `),
    '',
    ' ',
    '8.8.8.8 ',
    ' 8.8.8.8',
    '8.8.8.8\n',
  ]) {
    assert.equal(isPublicAddress(text), false, JSON.stringify(text))
    assert.equal(isPrivateAddress(text), false, JSON.stringify(text))
  }
})

test('Only loopback, private and unique local addresses are private', () => {
  for (const ip of words(`
      127.0.0.1 127.8.8.8 10.1.2.3 172.20.0.1 192.168.1.1 ::ffff:10.0.0.1
      ::1 fd12::1 ::ffff:7f00:1
    `)) {
    assert.equal(isPrivateAddress(ip), true, ip)
    assert.equal(isPublicAddress(ip), false, ip)
  }
  for (const ip of words(`
      169.254.169.254 0.0.0.0 100.100.100.200 192.0.0.192 224.0.0.1 8.8.8.8
      fe80::1 :: ff02::1 2606:4700::1 ::127.0.0.1
    `)) {
    assert.equal(isPrivateAddress(ip), false, ip)
  }
})
