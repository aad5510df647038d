import { Form, Link } from 'react-router'
import { useWordsOf } from '#lib/i18n.tsx'
import { SubmitButton } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Send } from '#ui/icons.tsx'
import { StatusMark } from '#ui/status-mark.tsx'
import { contractAddress } from './asking.ts'
import type { ContractPageData } from './contract.data.ts'

type Problem = ContractPageData['draft']['problems'][number]

/** Where something can be done about it. */
function mendedAt(of: ContractPageData, { code, params = {} }: Problem): string {
  const name = String(params.name ?? '')
  const signer = of.signers.find(({ role }) => role === params.role)
  const student = `/students/${of.student.id}/edit`
  const internship = `/internships/${of.internshipId}/edit`
  if (code === 'contract.hostFields') return '#invullen'
  if (code === 'contract.noGuardian' || name.startsWith('student.') || name.startsWith('guardian.')) return student
  if (name.startsWith('school.')) return '/instellingen/organisatie'
  if (['contract.emptyField', 'contract.noStart', 'contract.againstLaw'].includes(code)) return internship
  // The student cannot be somebody else.
  if (signer && !signer.isReplaceable) return student
  return signer ? contractAddress(of.id, 'replace', signer.id) : '#wie-tekent'
}

type Props = {
  of: ContractPageData
  /** In a queue: the one that is up after it. */
  next?: string
  /** Where what can be filled in stands, if not here. */
  page?: string
}
const addressFrom = (page: string, to: string) => (to.startsWith('#') ? page + to : to)

/** What keeps a contract from being signed, each with the way to mend it; with nothing left, the button that releases it. */
export function ToMend({ of, next, page = '' }: Props) {
  const t = useWordsOf('contracts')
  const { problems } = of.draft
  if (!of.isOurs || !['draft', 'in_check', 'awaiting_host'].includes(of.status)) return null
  return (
    <Card title={t(problems.length === 0 ? 'page.mend.ready' : 'page.mend.title')}>
      {problems.length === 0 ? (
        <p className="text-ui text-ink2">{t('page.mend.readyText')}</p>
      ) : (
        <ul>
          {problems.map((problem) => (
            <li
              key={problem.text}
              className="flex flex-wrap items-center gap-x-3 border-line py-1.5 not-first:border-t"
            >
              <StatusMark status="warn" className="size-5" />
              <span className="min-w-0 flex-1 basis-56 text-ui">{problem.text}</span>
              <Link
                to={addressFrom(page, mendedAt(of, problem))}
                className="inline-flex min-h-11 items-center text-ui font-semibold text-primaryink"
                aria-label={`${t('page.mend.go')}: ${problem.text}`}
              >
                {t('page.mend.go')}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {of.status === 'awaiting_host' ? null : (
        <Form method="post" className="mt-4">
          <input type="hidden" name="do" value="release" />
          <input type="hidden" name="id" value={of.id} />
          {next === undefined ? null : <input type="hidden" name="next" value={next} />}
          <SubmitButton look={problems.length === 0 ? 'primary' : 'outline'}>
            <Send className="size-5" />
            {t('page.release')}
          </SubmitButton>
        </Form>
      )}
    </Card>
  )
}
