import type { ImportMentor } from '#protocol/features/imports.ts'
import { fullName, nameKey, splitName } from '../read/split-names.ts'
import type { StaffMember } from '../staff/judge-staff.ts'

/** Who the mentors in a file are: by address, by code, by name. Whom nobody knows is asked for. */
export function findMentors(texts: readonly string[], staff: readonly StaffMember[]): ImportMentor[] {
  const counts = new Map<string, number>()
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1)
  return [...counts].map(([text, rows]) => {
    const member = findMentor(text, staff)
    return {
      text,
      rows,
      decision: member ? ('link' as const) : null,
      userId: member?.id ?? null,
      name: member ? fullName(member) : null,
      email: member?.email ?? null,
      ...(member ? { isFound: true } : {}),
    }
  })
}

function findMentor(text: string, staff: readonly StaffMember[]): StaffMember | undefined {
  const plain = text.trim().toLowerCase()
  const direct = staff.find(({ email, codes }) => email.toLowerCase() === plain || codes.includes(plain))
  if (direct) return direct
  // "J. de Wit (WIT)" names the code as well.
  const code = /\(([^)]+)\)\s*$/.exec(plain)?.[1]
  const byCode = code ? staff.find(({ codes }) => codes.includes(code)) : undefined
  if (byCode) return byCode
  const name = splitName(
    text
      .replace(/\([^)]*\)\s*$/, '')
      .replace(/^(dhr|mevr|mw|de heer|mevrouw)\.?\s+/i, '')
      .trim(),
  )
  if (!name) return undefined
  const family = nameKey(name.infix, name.lastName)
  const same = staff.filter((member) => nameKey(member.infix, member.lastName) === family)
  const given = nameKey(name.firstName)
  const exact = same.filter((member) => nameKey(member.firstName) === given)
  if (exact.length === 1) return exact[0]
  const isInitial = /^\p{L}(\.|$)/u.test(name.firstName)
  const byInitial = same.filter((member) => isInitial && nameKey(member.firstName).startsWith(given.slice(0, 1)))
  return exact.length === 0 && byInitial.length === 1 ? byInitial[0] : undefined
}
