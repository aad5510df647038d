import type { FormDoor } from '../doors/houses.ts'

/** The seven people of the demonstration, each with the door that they would take. */
export const demoAccounts = [
  { name: 'student', door: 'leerling' },
  { name: 'mentor', door: 'school' },
  { name: 'schooladmin', door: 'school' },
  { name: 'center', door: 'stagebieder' },
  { name: 'provider', door: 'stagebieder' },
  { name: 'nonprofit', door: 'stagebieder' },
  { name: 'volunteer', door: 'vrijwilliger' },
] as const satisfies readonly { name: string; door: FormDoor }[]

/** Printed at every start of the demonstration, so no secret. */
export const demoPassword = 'Welkom-2026!'

export const demoAddress = (name: string, site: string): string => `${name}@${site}.test`
