import type { Locale } from '#protocol/errors/errors.ts'
import type { ContractPaper } from '#protocol/features/contracts.ts'
import { factsInWords, type InternshipFacts } from './contract-facts.ts'

/** What one has to know before signing, in the order in which one asks. It is released and signed with the text. */
export function summaryOf(
  facts: InternshipFacts,
  blanks: Record<string, string>,
  locale: Locale,
): ContractPaper['summary'][Locale] {
  const { values } = factsInWords(facts, locale, blanks)
  const { 'internship.start': start, 'internship.end': end, 'internship.hours': hours } = values
  const said: [string, string | null | undefined][] = [
    ['student', [values['student.name'], values['student.group']].filter(Boolean).join(', ')],
    ['place', values['host.name']],
    // Of a place that a student found, the title is the name of the host.
    ['work', values['internship.title'] === values['host.name'] ? null : values['internship.title']],
    // The working times as the host filled them in say more than the days.
    ['when', blanks.times || values['internship.days']],
    ['period', start && end ? `${start} ${locale === 'nl' ? 't/m' : 'to'} ${end}` : start],
    ['hours', hours && `${hours} ${locale === 'nl' ? 'uur' : 'hours'}`],
    ['supervisor', values['host.supervisor']],
  ]
  return said.flatMap(([key, value]) => (value ? [{ key, value }] : []))
}
