import assert from 'node:assert/strict'
import { test } from 'node:test'
import { zipSync } from 'fflate'
import sharp from 'sharp'
import { Failure } from '#engine/fail.ts'
import { inspectFile, safeName } from './inspect-file.ts'
import { docx, word, zipBomb } from './library.factory.ts'

const png = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#008558' } })
  .png()
  .toBuffer()
const jpeg = await sharp(png).jpeg().toBuffer()
const text = (value: string) => new TextEncoder().encode(value)
const refusal = (bytes: Buffer | string, name?: string) => {
  try {
    inspectFile(Buffer.from(bytes), name)
  } catch (error) {
    assert.ok(error instanceof Failure)
    return error.details[0]?.code
  }
  return 'taken'
}

test('pictures and documents are known by their bytes', () => {
  assert.deepEqual(inspectFile(png), { kind: 'picture' })
  assert.deepEqual(inspectFile(docx()), { kind: 'document', contentType: word })
  assert.deepEqual(inspectFile(Buffer.from('%PDF-1.7\n%%EOF')), { kind: 'document', contentType: 'application/pdf' })
})

test('an SVG is refused, with or without what stands before it', () => {
  for (const svg of ['<svg xmlns="x"/>', '\ufeff<?xml version="1.0"?>\n<!-- a --><svg><script>alert(1)</script></svg>'])
    assert.equal(refusal(svg), 'library.svg')
})

test('a polyglot is refused: a picture or PDF that is also an archive or a page', () => {
  assert.equal(refusal(Buffer.concat([png, docx()])), 'library.mixed')
  assert.equal(refusal(Buffer.concat([jpeg, docx()])), 'library.mixed')
  assert.equal(refusal(Buffer.concat([jpeg, Buffer.from('<script>alert(1)</script>')])), 'library.mixed')
  assert.equal(refusal(Buffer.concat([Buffer.from('%PDF-1.7\n'), docx()])), 'library.mixed')
  assert.equal(refusal('%PDF-1.7\n<html><script>alert(1)</script>'), 'library.mixed')
})

test('a zip bomb named .docx is refused', () => {
  assert.equal(refusal(zipBomb()), 'library.bomb')
})

test('what runs when it is opened, and whatever else there is, is refused', () => {
  assert.equal(refusal(docx({ 'word/vbaProject.bin': text('x') })), 'library.type')
  for (const other of [
    '<!doctype html>',
    'MZ\x90\x00',
    'GIF89a',
    '#!/bin/sh',
    Buffer.from(zipSync({ 'a.txt': text('x') })),
  ])
    assert.equal(refusal(other), 'library.type')
  assert.equal(refusal(''), 'required')
})

test('plain text that is called a document is refused, and the words say what it is', () => {
  assert.equal(refusal('Een brief.\nMet twee regels: één en twee.', 'brief.PDF'), 'library.onlyText')
  assert.equal(refusal('Een brief.', 'brief.docx'), 'library.onlyText')
  assert.equal(refusal('Een brief.', 'brief.txt'), 'library.type')
  assert.equal(refusal('MZ\x90\x00', 'brief.pdf'), 'library.type')
})

test('a name is only a name', () => {
  assert.equal(safeName('../../etc/passwd', 'x'), '-..-etc-passwd')
  assert.equal(safeName('a\u202egpj.exe\0', 'x'), 'agpj.exe')
  assert.equal(safeName(' .. ', 'x'), 'x')
  assert.equal(safeName('Café 2026.jpg', 'x'), 'Café 2026.jpg')
})
