import { fail, failField } from '#engine/fail.ts'
import { handle } from '#engine/feature.ts'
import * as protocol from '#protocol/features/contract-templates.ts'
import { blanksIn, type HostBlank, isTemplateText, type TemplateText } from '#protocol/features/contract-text.ts'
import { isObject } from '#protocol/shared/guards.ts'
import { isTextOf } from '#protocol/shared/rich-text.ts'

const MAX_BLANKS = 20

function checkText(value: unknown, field: string): TemplateText {
  if (!isTemplateText(value)) throw failField('json', field)
  return value
}

function checkBlanks(value: unknown): HostBlank[] {
  const isBlank = (each: unknown): each is HostBlank =>
    isObject(each) &&
    typeof each.name === 'string' &&
    /^[a-z]\w{0,39}$/i.test(each.name) &&
    isTextOf(each.label, 120) &&
    isTextOf(each.labelEn, 120) &&
    typeof each.isRequired === 'boolean'
  if (!Array.isArray(value) || value.length > MAX_BLANKS || !value.every(isBlank)) throw failField('json', 'blanks')
  if (new Set(value.map(({ name }) => name)).size < value.length) throw failField('json', 'blanks')
  return value.map(({ name, label, labelEn, isRequired }) => ({ name, label, labelEn, isRequired }))
}

function checkSteps(value: unknown): protocol.SignerSteps {
  const isStep = (step: unknown): step is number =>
    typeof step === 'number' && Number.isInteger(step) && step >= 1 && step <= 9
  if (!isObject(value)) throw failField('json', 'steps')
  const { student, guardian, host, school } = value
  if (!isStep(student) || !isStep(guardian) || !isStep(host) || !isStep(school)) throw failField('json', 'steps')
  return { student, guardian, host, school }
}

const requireRevision = (now: number, seen: number) => {
  if (now !== seen) throw fail('record.changed')
}

export const saveContractTemplate = handle(protocol.saveContractTemplate, async ({ subject, input, tx }) => {
  requireRevision(subject.revision, input.revision)
  const textNl = checkText(input.textNl, 'textNl')
  const textEn = input.textEn ? checkText(input.textEn, 'textEn') : null
  const blanks = checkBlanks(input.blanks)
  await tx.update(protocol.contractTemplates, subject.id, {
    name: input.name,
    textNl,
    textEn,
    blanks,
    steps: checkSteps(input.steps),
    revision: subject.revision + 1,
  })
})

/** What stands open must be asked for, or nobody could ever fill it in. */
export const publishContractTemplate = handle(protocol.publishContractTemplate, async ({ subject, input, me, tx }) => {
  requireRevision(subject.revision, input.revision)
  const texts = [subject.textNl, subject.textEn].filter(isTemplateText)
  const asked = (subject.blanks as HostBlank[]).map(({ name }) => name)
  const missing = texts.flatMap(blanksIn).find((name) => !asked.includes(name))
  if (missing) throw fail('contractTemplate.unknownBlank', { name: missing })
  const number = (subject.publishedVersion ?? 0) + 1
  await tx.run(
    `insert into contract_template_versions (template_id, number, text_nl, text_en, blanks, steps, published_by_id)
     select id, $2, text_nl, text_en, blanks, steps, $3 from contract_templates where id = $1`,
    [subject.id, number, me.id],
  )
  await tx.update(protocol.contractTemplates, subject.id, { publishedVersion: number })
  tx.emit(protocol.contractTemplatePublished, { version: number }, { type: 'contractTemplates', id: subject.id })
})

export const copyContractTemplate = handle(protocol.copyContractTemplate, async ({ subject, input, me, tx }) => {
  const schools = me.adminOf('School')
  const schoolId = input.schoolId ?? schools[0]
  if (!schoolId || !schools.includes(schoolId)) throw failField('relation.missing', 'schoolId', { name: 'school' })
  const { textNl, textEn, blanks, steps } = subject
  const copy = await tx.insert(protocol.contractTemplates, {
    schoolId,
    name: input.name,
    textNl,
    textEn,
    blanks,
    steps,
  })
  tx.emit(protocol.contractTemplateCreated, {}, { type: 'contractTemplates', id: copy.id })
  return { id: copy.id, created: true }
})

export const archiveContractTemplate = handle(protocol.archiveContractTemplate, async ({ subject, tx }) => {
  await tx.move(protocol.contractTemplateLife.archive, subject, { tell: {} })
})
export const restoreContractTemplate = handle(protocol.restoreContractTemplate, async ({ subject, tx }) => {
  await tx.move(protocol.contractTemplateLife.restore, subject, { tell: {} })
})
