import { fail, failField } from '#engine/fail.ts'
import { handle } from '#engine/feature.ts'
import type { Me } from '#engine/judging/me.ts'
import type { FormContent } from '#protocol/features/forms/content.ts'
import { isFormContent } from '#protocol/features/forms/schema.ts'
import * as protocol from '#protocol/features/forms.ts'
import { buildsForms, housesOf } from './forms.policy.ts'

export function checkContent(value: unknown): FormContent {
  if (!isFormContent(value)) throw failField('json', 'content')
  return value
}

/** Where somebody works; whoever works at several says which one. */
function houseOf(me: Me, given: string | null | undefined): string {
  const houses = [...new Set([...housesOf(me), ...me.mentorOf()])]
  if (given) {
    if (!houses.includes(given)) throw failField('relation.missing', 'organizationId', { name: 'organization' })
    return given
  }
  const [only, another] = houses
  if (!only || another) throw failField('form.noOrganization', 'organizationId')
  return only
}

export const createForm = handle(
  protocol.createForm,
  async ({ input, me, tx }) => {
    const made = await tx.insert(protocol.forms, {
      organizationId: houseOf(me, input.organizationId),
      name: input.name,
      purpose: input.purpose,
      content: checkContent(input.content),
      createdById: me.id,
    })
    tx.emit(protocol.formCreated, {}, { type: 'forms', id: made.id })
    return { id: made.id, created: true }
  },
  buildsForms,
)

export const copyForm = handle(protocol.copyForm, async ({ subject, input, me, tx }) => {
  const { organizationId, purpose } = subject
  const content = checkContent(subject.content)
  const copy = await tx.insert(protocol.forms, {
    organizationId,
    name: input.name,
    purpose,
    content,
    createdById: me.id,
  })
  tx.emit(protocol.formCreated, {}, { type: 'forms', id: copy.id })
  return { id: copy.id, created: true }
})

export const requireSeen = (now: number, seen: number) => {
  if (now !== seen) throw fail('record.changed')
}

export const saveForm = handle(protocol.saveForm, async ({ subject, input, tx }) => {
  requireSeen(subject.revision, input.revision)
  await tx.update(protocol.forms, subject.id, {
    name: input.name,
    purpose: input.purpose,
    content: checkContent(input.content),
    revision: subject.revision + 1,
  })
})

export const removeForm = handle(protocol.removeForm, async ({ subject, tx }) => {
  await tx.remove(protocol.forms, subject.id)
  tx.emit(protocol.formRemoved, {}, { type: 'forms', id: subject.id })
  return null
})
