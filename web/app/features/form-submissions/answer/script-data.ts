import { useLocale, useT } from '#lib/i18n.tsx'
import type { FormToAnswer } from '#protocol/features/form-answering.ts'
import type { Answers } from '#protocol/features/forms/answers.ts'
import type { FormContent } from '#protocol/features/forms/content.ts'
import { fieldProblemCodes } from '#protocol/features/forms/problems.ts'
import type { AnswerPageData } from './answer.server.ts'

/** What the script of the page has to know; its words go along, so that it has none of its own. */
export type ScriptData = {
  key: string
  id: string
  version: number
  content: FormContent
  /** Of files, and of what is on no page: all else is in the form. */
  answers: Answers
  locale: 'nl' | 'en'
  words: Record<string, string>
}

const ownWords = [
  'saving',
  'saved',
  'offline',
  'offlineSubmit',
  'signedOut',
  'failed',
  'otherVersion',
  'isOver',
  'restored',
  'step',
  'tooLarge',
  'removeFile',
] as const
/** Places in a text stay as they are: the script fills them. */
const places = { limit: '{limit}', name: '{name}', names: '{names}', time: '{time}', at: '{at}', count: '{count}' }

export function useScriptData({ key }: AnswerPageData, of: FormToAnswer, answers: Answers): string {
  const t = useT('form-submissions')
  const fields = useT('forms')
  const locale = useLocale()
  const { submissionId, version, content } = of
  const files = content.fields.filter(({ kind }) => kind === 'file').map((field) => field.key)
  const codes = [...fieldProblemCodes, 'choose', 'tooFewOne', 'tooManyOne'] as const
  const data: ScriptData = {
    key,
    id: submissionId,
    version,
    content,
    answers: Object.fromEntries(files.map((each) => [each, answers[each]])),
    locale,
    words: Object.fromEntries([
      ...ownWords.map((name) => [name, t(`answer.${name}`, places)]),
      ...(['one', 'other'] as const).map((name) => [`wrong.${name}`, t(`answer.wrong.${name}`, places)]),
      ...codes.map((code) => [code, fields(`problems.${code}`, places)]),
    ]),
  }
  return JSON.stringify(data)
}
