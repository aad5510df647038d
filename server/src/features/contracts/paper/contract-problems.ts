import { Failure } from '#engine/fail.ts'
import { type ErrorCode, errorText, type Locale } from '#protocol/errors/errors.ts'
import { contractFields } from '#protocol/features/contract-fields.ts'
import { isKeyOf } from '#protocol/shared/guards.ts'

export type ReleaseProblem = { code: ErrorCode; params?: Record<string, string | number> }

const roles: Record<string, readonly [nl: string, en: string]> = {
  student: ['de leerling', 'the student'],
  guardian: ['een ouder of verzorger', 'a parent or guardian'],
  host: ['de stagebieder', 'the host'],
  school: ['de school', 'the school'],
}

/** A field by the name that the editor of templates gives it. */
function fieldName(name: string): readonly [nl: string, en: string] | undefined {
  const [group = '', field = ''] = name.split('.')
  if (!isKeyOf(contractFields, group)) return undefined
  const fields: Record<string, readonly [string, string]> = contractFields[group]
  return fields[field]
}

/** A sentence that names fields and people as one knows them. */
export function problemText({ code, params = {} }: ReleaseProblem, locale: Locale): string {
  const at = locale === 'nl' ? 0 : 1
  const said = Object.entries(params).map(([key, value]) => {
    const known = key === 'role' ? roles[String(value)] : key === 'name' ? fieldName(String(value)) : undefined
    return [key, known?.[at] ?? value]
  })
  return errorText(code, locale, Object.fromEntries(said))
}

/** Why one of many was left out; what is no answer of the product is thrown on. */
export function refusalOf(error: unknown, locale: Locale): { code: string; text: string } {
  const detail = error instanceof Failure && error.status < 500 ? error.details[0] : undefined
  if (!detail) throw error
  const { code, params = {} } = detail
  const plain = Object.entries(params).filter(([, value]) => typeof value === 'string' || typeof value === 'number')
  return { code, text: problemText({ code, params: Object.fromEntries(plain) as ReleaseProblem['params'] }, locale) }
}
