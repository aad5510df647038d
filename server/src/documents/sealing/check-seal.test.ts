import assert from 'node:assert/strict'
import { createHash, X509Certificate } from 'node:crypto'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { readSeal, sealClaim } from '#protocol/shared/read-seal.ts'
import { sealSettings } from '#test/seal-key.ts'
import { threePages } from '#test/three-pages.ts'
import { checkSeal, judgeSeal } from './check-seal.ts'
import { Sealing } from './sealing.ts'

const at = new Date('2027-01-05T10:00:00Z')
const words = { reason: 'Getekend', name: 'Zegel', at }
const sealing = new Sealing(sealSettings)
const ours = await sealing.key()
const find = async (fingerprint: string) =>
  fingerprint === ours.fingerprint ? new X509Certificate(ours.certificate).toString() : undefined
const check = (pdf: Uint8Array) => checkSeal(pdf, find)

const plain = await threePages()
const sealed = Buffer.from(await sealing.seal(plain, words))
const other = Buffer.from(await sealing.seal(await threePages('Iemand Anders'), words))

/** Where the signature stands, with its brackets. */
function gapOf(pdf: Uint8Array): { from: number; until: number } {
  const found = readSeal(pdf)
  assert.ok(found.kind === 'found')
  return { from: found.before.length, until: pdf.length - found.after.length }
}
const gap = gapOf(sealed)

const withBytes = (pdf: Buffer, at: number, bytes: Buffer | string) => {
  const copy = Buffer.from(pdf)
  copy.set(Buffer.from(bytes), at)
  return copy
}

/** The same file, with other numbers of the same length. */
function withRange(pdf: Buffer, numbers: (string | number)[]): Buffer {
  const start = pdf.lastIndexOf('/ByteRange') + '/ByteRange ['.length
  const end = pdf.indexOf(']', start)
  const text = numbers.join(' ')
  assert.ok(text.length <= end - start)
  return withBytes(pdf, start, text.padEnd(end - start))
}
const rest = sealed.length - gap.until

test('a document that was sealed here is genuine', async () => {
  assert.deepEqual(await check(sealed), {
    kind: 'genuine',
    sealedAt: at,
    fingerprint: ours.fingerprint,
    hash: createHash('sha256').update(sealed).digest('hex'),
  })
})

test('the server can tell without the document', async () => {
  const claim = await sealClaim(Uint8Array.from(sealed))
  assert.ok(!('kind' in claim))
  assert.equal((await judgeSeal(claim, find)).kind, 'genuine')
})

describe('an attacker who', () => {
  test('changes one letter of the contract is found out', async () => {
    const place = sealed.indexOf('stream\n') + 20
    assert.deepEqual(await check(withBytes(sealed, place, Buffer.from([(sealed[place] as number) ^ 1]))), {
      kind: 'changed',
      why: 'digest',
    })
  })

  test('flips any one bit, wherever outside of the signature, is found out', async () => {
    const anywhere = fc.integer({ min: 0, max: sealed.length - 1 }).filter((at) => at < gap.from || at >= gap.until)
    await fc.assert(
      fc.asyncProperty(anywhere, fc.integer({ min: 0, max: 7 }), async (at, bit) => {
        const { kind } = await check(withBytes(sealed, at, Buffer.from([(sealed[at] as number) ^ (1 << bit)])))
        assert.notEqual(kind, 'genuine')
      }),
      { numRuns: 300 },
    )
  })

  test('flips any one bit of the statement or the signature is found out', async () => {
    // What nobody signs, such as the certificates that go along, may differ: the key is found by its fingerprint.
    const hex = sealed.subarray(gap.from + 1, gap.until - 1).toString('latin1')
    const from = hex.toLowerCase().indexOf('06092a864886f70d010903') / 2
    const until = from + 800
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: from, max: Math.min(until, hex.length / 2 - 1) }), async (index) => {
        const byte = Number.parseInt(hex.slice(2 * index, 2 * index + 2), 16) ^ 1
        const { kind } = await check(withBytes(sealed, gap.from + 1 + 2 * index, byte.toString(16).padStart(2, '0')))
        return kind !== 'genuine' || isUnsigned(index)
      }),
      { numRuns: 150 },
    )
    /** The name of the algorithm stands beside the statement too, where nobody signs it; we look at the signed one. */
    function isUnsigned(index: number): boolean {
      const name = hex.toLowerCase().lastIndexOf('06092a864886f70d01010b') / 2
      return index >= name - 2 && index < name + 17
    }
  })

  test('adds a page behind the end, as PDF allows, is found out', async () => {
    const update = '\n9 0 obj\n<< /Type /Page >>\nendobj\nxref\n0 0\ntrailer\n<< /Prev 1 >>\nstartxref\n1\n%%EOF\n'
    const appended = { kind: 'appended', why: 'bytesAfter' }
    assert.deepEqual(await check(Buffer.concat([sealed, Buffer.from(update)])), appended)
    assert.deepEqual(await check(Buffer.concat([sealed, Buffer.from('\n')])), appended)
  })

  test('adds a page and stretches what the signature speaks of to the new end is found out', async () => {
    const longer = Buffer.concat([sealed, Buffer.from('% more\n')])
    assert.equal((await check(withRange(longer, [0, gap.from, gap.until, rest + 7]))).kind, 'changed')
  })

  test('adds a page and the same words about the first part once more is found out', async () => {
    const copy = `\n/ByteRange [0 ${gap.from} ${gap.until} ${rest}]\n`
    assert.deepEqual(await check(Buffer.concat([sealed, Buffer.from(copy)])), { kind: 'unreadable', why: 'byteRange' })
  })

  test('moves our signature to another document of the same length is found out', async () => {
    const theirs = gapOf(other)
    const signature = other.subarray(theirs.from, theirs.until)
    assert.equal(signature.length, gap.until - gap.from)
    assert.deepEqual(await check(withBytes(sealed, gap.from, signature)), { kind: 'changed', why: 'digest' })
  })

  test('widens the gap to hide something beside the signature is found out', async () => {
    for (const numbers of [
      [0, gap.from - 10, gap.until, rest],
      [0, gap.from, gap.until + 10, rest - 10],
      [0, gap.from + 1, gap.until, rest],
      [0, gap.from, gap.until - 1, rest + 1],
    ])
      assert.deepEqual(
        await check(withRange(sealed, numbers)),
        { kind: 'unreadable', why: 'contents' },
        String(numbers),
      )
  })

  test('lies about the range: overlapping, negative, not from the beginning, beyond the end', async () => {
    for (const numbers of [
      [0, gap.until, gap.from, rest],
      [0, gap.from, gap.until, rest + 1],
      [0, -1, gap.until, rest],
      [0, gap.from, gap.until, -5],
      [1, gap.from, gap.until, rest],
      [0, 9999999999, 9999999999, 9999999999],
      [0, gap.from, gap.from, rest],
      [0, '1e3', gap.until, rest],
      [0, gap.from, gap.until],
      ['nothing'],
    ])
      assert.deepEqual(
        await check(withRange(sealed, numbers)),
        { kind: 'unreadable', why: 'byteRange' },
        String(numbers),
      )
  })

  test('leaves the end of the file out of the range is found out', async () => {
    assert.equal((await check(withRange(sealed, [0, gap.from, gap.until, rest - 1]))).kind, 'changed')
  })

  test('hides something in what fills up the place of the signature is found out', async () => {
    assert.deepEqual(await check(withBytes(sealed, gap.until - 5, 'beef')), { kind: 'unreadable', why: 'signature' })
    assert.deepEqual(await check(withBytes(sealed, gap.until - 5, '>(a)')), { kind: 'unreadable', why: 'contents' })
  })

  test('puts our signature behind our seal once more, and says that it speaks of everything, is found out', async () => {
    const hex = sealed.subarray(gap.from, gap.until).toString('latin1')
    const head = `\n1 0 obj\n<< /ByteRange [0 ${sealed.length + 100} 0000000 000 ] `.padEnd(100 - '/Contents '.length)
    const begin = Buffer.concat([sealed, Buffer.from(`${head}/Contents `)])
    const until = begin.length + hex.length
    const second = withRange(Buffer.concat([begin, Buffer.from(`${hex} >>\n`)]), [0, begin.length, until, 4])
    assert.equal((await check(second)).kind, 'changed')
  })

  test('sends us anything else gets an answer, quickly', async () => {
    assert.deepEqual(await check(Buffer.from(plain)), { kind: 'unsealed', why: 'noSignature' })
    assert.deepEqual(await check(Buffer.alloc(0)), { kind: 'unreadable', why: 'notPdf' })
    assert.deepEqual(await check(Buffer.from('GIF89a')), { kind: 'unreadable', why: 'notPdf' })
    assert.deepEqual(await check(Buffer.from('%PDF-1.7 /ByteRange')), { kind: 'unreadable', why: 'byteRange' })
    assert.deepEqual(await check(Buffer.alloc(50_000_001)), { kind: 'unreadable', why: 'tooLarge' })
    const many = Buffer.from(`%PDF-${'/ByteRang'.repeat(100_000)}`)
    assert.deepEqual(await check(many), { kind: 'unsealed', why: 'noSignature' })
    const spaces = Buffer.from(`%PDF-/ByteRange${' '.repeat(1_000_000)}`)
    assert.deepEqual(await check(spaces), { kind: 'unreadable', why: 'byteRange' })
  })

  test('sends a claim by hand that is none gets no further', async () => {
    const hash = 'a'.repeat(64)
    const claim = { hash, digest: hash, cms: '3000', isWhole: true }
    for (const wrong of [{ hash: 'A' }, { digest: '' }, { cms: 'zz' }, { cms: '' }, { cms: '00'.repeat(40_000) }])
      assert.deepEqual(await judgeSeal({ ...claim, ...wrong }, find), { kind: 'unreadable', why: 'claim' })
    assert.deepEqual(await judgeSeal(claim, find), { kind: 'unreadable', why: 'signature' })
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ minLength: 1, maxLength: 200 }), async (bytes) => {
        const cms = Buffer.from(bytes).toString('hex')
        return (await judgeSeal({ ...claim, cms }, find)).kind === 'unreadable'
      }),
    )
  })

  test('cuts our signature short or damages its form gets no further', async () => {
    const found = await sealClaim(Uint8Array.from(sealed))
    assert.ok(!('kind' in found))
    await fc.assert(
      fc.asyncProperty(fc.nat(found.cms.length / 2), fc.integer({ min: 0, max: 255 }), async (at, byte) => {
        const cut = { ...found, cms: found.cms.slice(0, 2 * at) || '30' }
        const damaged = `${found.cms.slice(0, 2 * at)}${byte.toString(16).padStart(2, '0')}${found.cms.slice(2 * at + 2)}`
        const answers = [await judgeSeal(cut, find), await judgeSeal({ ...found, cms: damaged }, find)]
        for (const { kind } of answers) assert.ok(['genuine', 'not ours', 'changed', 'unreadable'].includes(kind))
      }),
      { numRuns: 200 },
    )
  })
})
