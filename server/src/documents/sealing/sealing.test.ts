import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { describe, test } from 'node:test'
import forge from 'node-forge'
import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  type PDFRawStream,
  PDFString,
} from 'pdf-lib'
import { contentsOf, hasRightSignature, messageOf } from '#test/seal-contents.ts'
import { sealSettings } from '#test/seal-key.ts'
import { threePages } from '#test/three-pages.ts'
import { Sealing } from './sealing.ts'

const at = new Date('2027-01-05T10:00:00Z')
const attachment = {
  name: 'audit.json',
  bytes: new TextEncoder().encode('{"trap":"/ByteRange [0 1 2 3] /Contents <00>"}'),
  description: 'Wie er tekende (en wanneer): Zoë, Łukasz',
  type: 'application/json',
}
const sealing = new Sealing(sealSettings)
const plain = await threePages()
const sealed = await sealing.seal(plain, { reason: 'Alle partijen (3) hebben getekend', name: 'Zegel', at, attachment })

type Values = forge.asn1.Asn1[]
const valuesOf = (node: forge.asn1.Asn1 | undefined) => node?.value as Values
const bytesOf = (node: forge.asn1.Asn1 | undefined) => Buffer.from(node?.value as string, 'latin1')

describe('a sealed document', () => {
  test('holds a signature that another implementation finds right, over all of it, by a key under our root', async () => {
    const { cms, signed, isWhole, seal } = await contentsOf(sealed)
    assert.ok(isWhole)
    assert.equal(seal.lookup(PDFName.of('SubFilter'), PDFName).asString(), '/ETSI.CAdES.detached')
    const message = messageOf(cms)
    const [leaf, root] = message.certificates as [forge.pki.Certificate, forge.pki.Certificate]
    assert.ok(forge.pki.verifyCertificateChain(forge.pki.createCaStore([root]), [leaf], { validityCheckDate: at }))
    const { keyUsage, basicConstraints } = Object.fromEntries(leaf.extensions.map((each) => [each.name, each]))
    assert.deepEqual(
      [keyUsage.digitalSignature, keyUsage.nonRepudiation, keyUsage.keyCertSign, basicConstraints.cA],
      [true, true, false, false],
    )

    assert.ok(hasRightSignature(message), 'signed by the key')

    const { authenticatedAttributes } = message.rawCapture
    const said = new Map(
      authenticatedAttributes.map((each) => {
        const [name, set] = valuesOf(each)
        return [forge.asn1.derToOid(name?.value as string), valuesOf(set)[0]]
      }),
    )
    assert.deepEqual(bytesOf(said.get('1.2.840.113549.1.9.4')), createHash('sha256').update(signed).digest())
    // PAdES: the certificate is named by its hash, so that no other can take its place.
    const [certificates] = valuesOf(said.get('1.2.840.113549.1.9.16.2.47'))
    const named = bytesOf(valuesOf(valuesOf(certificates)[0])[0])
    const certificate = Buffer.from(forge.asn1.toDer(forge.pki.certificateToAsn1(leaf)).getBytes(), 'latin1')
    assert.deepEqual(named, createHash('sha256').update(certificate).digest())
    assert.equal(named.toString('hex'), (await sealing.key()).fingerprint)
  })

  test('begins with what was sealed, byte by byte, and keeps what makes it readable aloud', async () => {
    assert.deepEqual(Buffer.from(sealed.subarray(0, plain.length)), Buffer.from(plain))
    const before = (await PDFDocument.load(plain, { updateMetadata: false })).catalog
    const { catalog, field, form, pdf } = await contentsOf(sealed)
    for (const name of ['StructTreeRoot', 'Metadata', 'Lang', 'MarkInfo', 'ViewerPreferences', 'Pages'])
      assert.equal(String(catalog.get(PDFName.of(name))), String(before.get(PDFName.of(name))), name)
    const metadata = decodePDFRawStream(catalog.lookup(PDFName.of('Metadata')) as PDFRawStream).decode()
    assert.match(Buffer.from(metadata).toString(), /<pdfuaid:part>1<\/pdfuaid:part>/)
    assert.equal(field.lookup(PDFName.of('TU'), PDFString).decodeText(), 'Zegel')
    assert.equal(form.has(PDFName.of('DR')), false, 'no fonts that are not in the file')
    for (const page of pdf.getPages())
      assert.equal(page.node.Annots(), undefined, 'nothing on the pages that has no tag')
  })

  test('says why and when, and holds the file that belongs to it with its description', async () => {
    const { seal, catalog } = await contentsOf(sealed)
    assert.equal(seal.lookup(PDFName.of('Reason'), PDFString).decodeText(), 'Alle partijen  3  hebben getekend')
    assert.equal(seal.lookup(PDFName.of('M'), PDFString).decodeText(), 'D:20270105100000Z')
    const tree = catalog.lookup(PDFName.of('Names'), PDFDict).lookup(PDFName.of('EmbeddedFiles'), PDFDict)
    const file = tree.lookup(PDFName.of('Names'), PDFArray).lookup(1, PDFDict)
    const text = (name: string) => {
      const value = file.lookup(PDFName.of(name))
      assert.ok(value instanceof PDFString || value instanceof PDFHexString, name)
      return value.decodeText()
    }
    assert.deepEqual([text('F'), text('UF'), text('Desc')], ['audit.json', 'audit.json', attachment.description])
    const stream = file.lookup(PDFName.of('EF'), PDFDict).lookup(PDFName.of('F')) as PDFRawStream
    assert.deepEqual(Buffer.from(decodePDFRawStream(stream).decode()), Buffer.from(attachment.bytes))
    assert.equal(stream.dict.lookup(PDFName.of('Subtype'), PDFName).decodeText(), 'application/json')
  })

  test('is not sealed twice, and what is no document is refused', async () => {
    const words = { reason: 'Again', name: 'Zegel', at }
    await assert.rejects(sealing.seal(sealed, words), /not sealed: it is sealed already/)
    await assert.rejects(sealing.seal(new Uint8Array(100), words), /not sealed/)
    assert.ok(await sealing.seal(plain, words), 'the thread goes on')
  })
})
