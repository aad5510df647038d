import { today } from '#lib/dates.ts'
import { checkInput, type FormError, readInput } from '#lib/form.ts'
import type { Command } from '#protocol/declaring/define.ts'
import { type Locale, textOfError } from '#protocol/errors/error-text.ts'
import {
  contradictions,
  missing,
  type VacancyProblem,
  vacancyErrors,
} from '#protocol/features/vacancies/vacancy-rules.ts'
import { isVacancyText, plainTextOf } from '#protocol/features/vacancies/vacancy-text.ts'
import { noValues } from './vacancy-values.ts'

type Around = { goesOnline: boolean; organizationCity: string | null; placesTaken?: number; locale: Locale }

const order = ['organizationId', ...Object.keys(noValues)]
const placeOf = ({ field }: FormError) => order.indexOf(field ?? '')

/** Everything that is wrong at once, each field once, in the order of the form. What goes online has no gaps. */
export function vacancyProblems(command: Command, form: FormData, around: Around): FormError[] {
  const { goesOnline, organizationCity, placesTaken, locale } = around
  const input = readInput(command.input, form)
  const description = isVacancyText(input.body) ? plainTextOf(input.body) : ''
  const schools = Array.isArray(input.schoolIds) ? input.schoolIds.length : 0
  const gaps = (): VacancyProblem[] => [
    ...missing({ ...input, description }, { organizationCity, schools, today: today() }),
    ...(input.contactPersonId || input.contactName ? [] : [{ field: 'contactName', code: 'required' as const }]),
  ]
  const all: FormError[] = [
    ...checkInput(command.input, input, command.partial),
    ...[...contradictions({ ...input, placesTaken }), ...(goesOnline ? gaps() : [])].map((problem) => ({
      ...problem,
      text: textOfError(vacancyErrors[problem.code], locale, problem.params),
    })),
  ]
  return all
    .filter(({ field }, at) => all.findIndex((each) => each.field === field) === at)
    .sort((one, other) => placeOf(one) - placeOf(other))
}
