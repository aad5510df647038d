import type { Client } from '#protocol/client.ts'
import { classStudents } from '#protocol/features/year-turn.ts'

/** Students in a class of the year, by the beginning of their names, each with their class. */
export async function readStudents(api: Client, turnId: string, search: string) {
  const { students } = await api.tell(classStudents, { filter: { turnIdEq: turnId, ...(search ? { search } : {}) } })
  return students.map(({ studentId, name, className }) => ({ value: studentId, label: name, hint: className }))
}
