import assert from 'node:assert/strict'
import { test } from 'node:test'
import { check, organizationName, personName, url } from './fields.ts'

const isName = (value: string) => check(personName(), value) === undefined
const isOrganization = (value: string) => check(organizationName(), value) === undefined
const isWebsite = (value: string) => check(url(), value) === undefined

const addresses = [
  'Gratis geld http://evil.example',
  'https://evil.example',
  'Win nu www.evil.example',
  'Mail naar win@evil.example',
  'evil.example/win',
  'Klik bit.ly/x',
]

test('a person’s name holds no address, nor what a mail program would make one of', () => {
  for (const value of [...addresses, 'Prijs evil.example', 'evil.com', 'Ga naar evil.nl:'])
    assert.equal(isName(value), false, value)
  for (const value of [
    'Noor',
    'Anne-Fleur',
    'J.P.',
    'M.van Dijk',
    'van der',
    "'t",
    'O’Neill',
    'Çelik',
    'de Wit-Bos',
    'A. B. Jansen',
    'St. John',
  ])
    assert.ok(isName(value), value)
})

test('an organization’s name holds no address, but may be one of those that are called after theirs', () => {
  for (const value of addresses.filter((value) => value !== 'Prijs evil.example'))
    assert.equal(isOrganization(value), false, value)
  for (const value of [
    'bol.com',
    'Bakkerij De Molen B.V.',
    'C&A',
    'Studio @ Thuis',
    'St. Jansdal',
    '4/5 mei comité',
    'A.S.V.',
  ])
    assert.ok(isOrganization(value), value)
})

test('a website does not carry a name before its host', () => {
  for (const value of ['https://school.nl@evil.example', 'https://user:word@evil.example/', 'javascript:alert(1)'])
    assert.equal(isWebsite(value), false, value)
  for (const value of ['https://school.nl/a?b=@c', 'http://bakker.nl']) assert.ok(isWebsite(value), value)
})
