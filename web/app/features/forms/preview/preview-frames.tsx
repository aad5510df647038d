import { type ReactNode, useState } from 'react'
import { type Locale, useT } from '#lib/i18n.tsx'
import type { Answers } from '#protocol/features/forms/answers.ts'
import { type FormContent, inLanguage } from '#protocol/features/forms/content.ts'
import { problemsOf, visiblePages } from '#protocol/features/forms/logic.ts'
import type { FieldProblem } from '#protocol/features/forms/problems.ts'
import { Button } from '#ui/button.tsx'
import { ArrowLeft } from '#ui/icons.tsx'
import { StatusMark } from '#ui/status-mark.tsx'
import { FormFieldView } from '../fields/field-view.tsx'
import { readAnswers } from '../fields/read-answers.ts'
import type { PreviewRole } from './form-preview.tsx'

type Tried = { answers: Answers; at: number; isSent: boolean; problems: Record<string, FieldProblem> }
type Props = { content: FormContent; language: Locale; role: PreviewRole; host: string }

/** The same answers in two frames. The one that was not touched is made anew, since its boxes belong to the browser. */
export function PreviewFrames({ content, language, role, host }: Props) {
  const t = useT('forms')
  const [tried, setTried] = useState<Tried>({ answers: {}, at: 0, isSent: false, problems: {} })
  const [rounds, setRounds] = useState({ phone: 0, desk: 0 })
  const renew = (phone: boolean, desk: boolean) =>
    setRounds((now) => ({ phone: now.phone + (phone ? 1 : 0), desk: now.desk + (desk ? 1 : 0) }))
  const pages = visiblePages(content, tried.answers)
  const page = pages[Math.min(tried.at, pages.length - 1)]
  const title = inLanguage(content.title, language)

  const sheet = (frame: 'phone' | 'desk') => {
    if (tried.isSent) return <Sent onAgain={() => setTried({ answers: {}, at: 0, isSent: false, problems: {} })} />
    if (!page) return <p className="text-muted">{t('preview.nothing')}</p>
    const read = (form: HTMLFormElement): Answers => ({
      ...tried.answers,
      ...readAnswers(page.fields, new FormData(form)),
    })
    const go = (form: HTMLFormElement, by: number) => {
      const answers = read(form)
      const problems = by > 0 ? problemsOf(content, answers, { page: page.index }) : {}
      const isWrong = Object.keys(problems).length > 0
      const now = visiblePages(content, answers)
      const at = now.findIndex(({ index }) => index === page.index) + (isWrong ? 0 : by)
      setTried({ answers, problems, at: Math.max(0, Math.min(at, now.length - 1)), isSent: at >= now.length })
      renew(frame === 'desk' || !isWrong, frame === 'phone' || !isWrong)
      // Each box is there already: what is wrong with it is said in a moment.
      if (isWrong) document.getElementById(`${frame}-veld-${Object.keys(problems)[0]}`)?.focus()
    }
    return (
      <form
        key={rounds[frame]}
        noValidate
        aria-label={t(`preview.frames.${frame}`)}
        onChange={({ currentTarget }) => {
          const answers = read(currentTarget)
          const found = problemsOf(content, answers)
          // What was said to be wrong goes as soon as it is right.
          const problems = Object.fromEntries(Object.entries(tried.problems).filter(([field]) => field in found))
          setTried({
            ...tried,
            answers,
            problems: Object.keys(problems).length < Object.keys(tried.problems).length ? problems : tried.problems,
          })
          renew(frame === 'desk', frame === 'phone')
        }}
        onSubmit={(event) => {
          event.preventDefault()
          go(event.currentTarget, 1)
        }}
        className="@container flex min-h-full flex-col"
      >
        <Progress at={pages.indexOf(page)} count={pages.length} />
        {pages.indexOf(page) === 0 ? (
          <div className="mt-4">
            <h2 className="text-h2 break-words">{title}</h2>
            <p className="mt-1 whitespace-pre-line text-muted">{inLanguage(content.intro, language)}</p>
          </div>
        ) : (
          <h2 className="mt-4 text-h2 break-words">{inLanguage(page.start?.label, language) || title}</h2>
        )}
        <div className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-7 pb-6">
          {page.fields.map((field) => (
            <FormFieldView
              key={field.key}
              field={field}
              answer={tried.answers[field.key] ?? null}
              problem={tried.problems[field.key]}
              language={language}
              prefix={`${frame}-`}
            />
          ))}
        </div>
        <div
          className={`sticky bottom-0 z-10 mt-auto flex gap-3 bg-surface pb-5 ${frame === 'phone' ? '-mx-6 border-t border-line px-6 pt-4' : 'pt-6'}`}
        >
          {pages.indexOf(page) > 0 ? (
            <Button look="outline" onClick={({ currentTarget }) => currentTarget.form && go(currentTarget.form, -1)}>
              {t('preview.previous')}
            </Button>
          ) : null}
          <Button type="submit" className={frame === 'phone' ? 'flex-1' : ''}>
            {pages.indexOf(page) === pages.length - 1 ? t('preview.send') : t('preview.next')}
          </Button>
        </div>
      </form>
    )
  }
  return (
    <div className="mx-auto grid max-w-[70rem] items-start justify-center gap-10 lg:grid-cols-[23.5rem_minmax(0,40rem)]">
      <PhoneFrame title={title}>{sheet('phone')}</PhoneFrame>
      <DeskFrame address={`${host}/forms/…`} role={t(`preview.roles.${role}`)}>
        {sheet('desk')}
      </DeskFrame>
    </div>
  )
}

function Progress({ at, count }: { at: number; count: number }) {
  const t = useT('forms')
  if (count < 2) return null
  return (
    <div>
      <p className="text-sm font-medium text-muted">{t('preview.page', { page: at + 1, count })}</p>
      <progress
        value={at + 1}
        max={count}
        aria-label={t('preview.page', { page: at + 1, count })}
        className="mt-1.5 block h-1.5 w-full appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-primarymark [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-primarymark"
      />
    </div>
  )
}

function Sent({ onAgain }: { onAgain(): void }) {
  const t = useT('forms')
  return (
    <div className="flex flex-col items-center py-10 text-center">
      <StatusMark status="done" className="size-14" />
      <h2 className="mt-4 text-h2">{t('preview.sent')}</h2>
      <p className="mt-1 text-muted">{t('preview.sentText')}</p>
      <Button look="outline" className="mt-5" onClick={onAgain}>
        {t('preview.again')}
      </Button>
    </div>
  )
}

function PhoneFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="mx-auto flex w-full max-w-[23.5rem] flex-col overflow-hidden rounded-[2.75rem] border-[11px] border-[#0f172a] bg-surface shadow-e3">
      <div className="flex min-h-15 items-center gap-3 border-b border-line px-5">
        <ArrowLeft className="size-5 shrink-0 text-ink2" />
        <span className="min-w-0 truncate font-semibold">{title}</span>
      </div>
      <div className="h-[38rem] overflow-y-auto px-6 pt-5">{children}</div>
    </div>
  )
}

function DeskFrame({ address, role, children }: { address: string; role: string; children: ReactNode }) {
  return (
    <div className="overflow-hidden rounded-panel border border-line bg-surface shadow-e2 max-lg:hidden">
      <div className="flex min-h-10 items-center gap-2 bg-sunken px-4">
        {['a', 'b', 'c'].map((dot) => (
          <span key={dot} aria-hidden="true" className="size-2.5 rounded-full bg-line2" />
        ))}
        <span className="mx-auto truncate text-cap text-muted">{address}</span>
        <span className="text-cap font-medium text-muted">{role}</span>
      </div>
      <div className="max-h-[42rem] overflow-y-auto px-6 pt-6 xl:px-12">{children}</div>
    </div>
  )
}
