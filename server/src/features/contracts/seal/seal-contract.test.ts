import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { describe, test } from 'node:test'
import { openContract } from '#protocol/features/contract-signing.ts'
import { checkSeal } from '#server/documents/sealing/check-seal.ts'
import { knownCertificates } from '#server/documents/sealing/seal-certificates.ts'
import { contractWorld } from '#test/contract-world.ts'
import { mailsTo, mailTo } from '#test/mails.ts'
import { readPdf } from '#test/read-pdf.ts'
import { isSealedRight } from '#test/seal-contents.ts'
import { until } from '#test/until.ts'
import { type Person, person } from '#test/world.ts'

const w = await contractWorld()
const { app, site, database, guest, mentor, nonProfitAdmin, schoolAdmin, ready, signAll, sealed } = w

const contract = await ready()
await signAll(contract)
await sealed(contract.id)

const get = (url: string, who?: Person) =>
  app.http.inject({ url, headers: who?.credentials ?? { 'x-tenant': site.key } })
const documentOf = (who: Person) => get(`/api/v1/contracts/${contract.id}/document`, who)

describe('a contract that everybody signed', () => {
  test('is one document with a seal that we know, and that another implementation finds right', async () => {
    const { rawPayload: pdf, headers } = await documentOf(mentor)
    assert.match(String(headers['content-disposition']), /^attachment; filename="contract-\d{4}-\d+\.pdf"$/)
    assert.ok(await isSealedRight(pdf))
    const answer = await checkSeal(pdf, knownCertificates(app.road.db))
    assert.equal(answer.kind, 'genuine')
    const changed = Buffer.from(pdf)
    changed[2000] = (changed[2000] ?? 0) ^ 1
    assert.equal((await checkSeal(changed, knownCertificates(app.road.db))).kind, 'changed')
    const [row] = await database.rows<{ sha256: string }>('select sha256 from contract_seals where contract_id = $1', [
      contract.id,
    ])
    assert.equal(row?.sha256, createHash('sha256').update(pdf).digest('hex'))
  })

  test('can be read aloud, and says who signed, when and how we know', async () => {
    const { text, tags, links } = await readPdf((await documentOf(mentor)).rawPayload)
    for (const part of ['Bewijsblad', 'Petra de Wit', 'Ingelogd met een eigen account', contract.mother, 'Verzegeld'])
      assert.ok(text.includes(part), part)
    assert.equal(tags.get('H1'), 2)
    assert.ok((tags.get('H2') ?? 0) > 3)
    const [row] = await database.rows<{ code: string }>('select code from contract_seals where contract_id = $1', [
      contract.id,
    ])
    assert.ok(links.includes(`${site.url}/controle/${row?.code}`))
  })

  test('is mailed to everybody once, with a link of their own that leads to it', async () => {
    const inTheirWords = { [contract.student.email]: 'ownContractCompleted' }
    for (const email of [contract.student.email, contract.mother, nonProfitAdmin.email, schoolAdmin.email]) {
      const purpose = inTheirWords[email] ?? 'contractCompleted'
      await mailTo(app, site, email, purpose)
      assert.equal((await mailsTo(app, site, email, purpose)).length, 1, email)
    }
    const { link } = await mailTo(app, site, contract.mother, 'contractCompleted')
    const token = link.searchParams.get('token')
    const { statusCode, rawPayload } = await get(`/api/v1/contract_signing/document?token=${token}`)
    assert.equal(statusCode, 200)
    assert.ok(rawPayload.equals((await documentOf(mentor)).rawPayload), 'the same document')
    const open = () => guest.run(openContract, '', { token: token ?? '' })
    assert.deepEqual([(await open()).state, (await open()).document], ['done', 'ready'])
    await database.rows(`update contract_links set expires_at = now() where token_hash = sha256($1::bytea)`, [token])
    assert.equal((await get(`/api/v1/contract_signing/document?token=${token}`)).statusCode, 404)
    assert.deepEqual([(await open()).state, (await open()).document], ['done', 'over'])
  })

  test('is not for staff of another school, nor for a link of another contract', async () => {
    const otherSchool = await w.row(
      `insert into organizations (type, name, status) values ('School', 'Elders', 'approved') returning id`,
      [],
    )
    const stranger = await person(app, site, [['admin', otherSchool]])
    assert.equal((await documentOf(stranger)).statusCode, 404)
    const other = await ready()
    const token = await w.linkOf(other.id, 'host')
    assert.equal((await get(`/api/v1/contract_signing/document?token=${token}`)).statusCode, 404)
    assert.equal((await get(`/api/v1/contract_signing/document`)).statusCode, 404)
  })

  test('is never changed: the database refuses, whoever asks', async () => {
    const refused = /contract_seals stays as it was/
    await assert.rejects(database.rows('update contract_seals set code = code'), refused)
    await assert.rejects(database.rows('delete from contract_seals'), refused)
    await assert.rejects(database.rows(`delete from files where kind = 'sealed'`), /foreign key/)
  })

  test('whose text somebody changed in the database is not sealed', async () => {
    const { student, id } = await ready()
    const rewrite = (from: string, to: string) =>
      database.rows(
        `begin; alter table contract_versions disable trigger stays;
         update contract_versions set document = replace(document, '${from}', '${to}') where contract_id = '${id}';
         alter table contract_versions enable trigger stays; commit`,
      )
    await rewrite('15.00', '11.00')
    await signAll({ student, id })
    await until('sealing was refused', async () => {
      const [job] = await database.rows(
        `select 1 from graphile_worker.jobs where key = $1 and last_error is not null`,
        [`seal:${id}`],
      )
      return job
    })
    assert.equal((await database.rows('select 1 from contract_seals where contract_id = $1', [id])).length, 0)
    await rewrite('11.00', '15.00')
    await database.hurry()
    await sealed(id)
  })
})
