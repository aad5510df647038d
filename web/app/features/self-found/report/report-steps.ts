import type { FormError } from '#lib/form.ts'
import type { Field } from '#protocol/declaring/fields.ts'
import { reportSelfFound } from '#protocol/features/self-found.ts'
import { isOneOf, recordOf } from '#protocol/shared/guards.ts'

export const firstStep = [
  'studentId',
  'organizationName',
  'city',
  'website',
  'contactName',
  'contactEmail',
  'contactPhoneNumber',
] as const
export const secondStep = [
  'internshipPeriodId',
  'startDate',
  'endDate',
  'plannedHours',
  'weekdays',
  'description',
  'motivation',
] as const

/** The field with which a button says which step it leads to. */
export const toStep = 'naarStap'

export const firstRules = recordOf<(typeof firstStep)[number], Field>(firstStep, (name) => reportSelfFound.input[name])

/** Where the first thing that is wrong can be put right. */
export const stepOf = (errors: readonly FormError[]): 1 | 2 =>
  errors.some(({ field }) => isOneOf(firstStep, field)) ? 1 : 2
