import { Form } from 'react-router'
import { dateText } from '#lib/dates.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { answerAssignmentLink, type LinkedWork } from '#protocol/features/assignment-links.ts'
import { SubmitButton } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { CommandForm } from '#ui/command-form.tsx'
import { Check } from '#ui/icons.tsx'
import { RichText } from '#ui/rich-text.tsx'
import { StatusMark } from '#ui/status-mark.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { FileList, type FilePaths } from '../show/file-list.tsx'
import { GivenForm } from '../show/filled-forms.tsx'
import type { LookAnswer } from './look.server.ts'

type Props = { of: LinkedWork; pathOf: FilePaths; cameBack?: LookAnswer | undefined }

/** The work of one student: what was asked, what was handed in, and two answers. */
export function WaitingWork({ of, pathOf, cameBack }: Props) {
  const t = useT('assignments')
  const locale = useLocale()
  const { id, versionId, student, organization, assignment, instructions, decides, text, form, files, handedInAt } = of
  const labels = { text: t('link.text') }
  return (
    <Card>
      <h2 className="text-h2 break-words">{assignment}</h2>
      <p className="text-ui text-ink2">{t('link.at', { student, organization })}</p>
      <p className="text-sm text-muted">{t('link.handedIn', { time: dateText(handedInAt, locale, 'moment') })}</p>
      {instructions ? (
        <details className="mt-2">
          <summary className="flex min-h-11 cursor-pointer items-center text-ui font-semibold text-primaryink">
            {t('link.instructions')}
          </summary>
          <RichText doc={instructions} />
        </details>
      ) : null}
      {text ? <p className="mt-4 text-base whitespace-pre-line wrap-anywhere">{text}</p> : null}
      {form ? <GivenForm of={form} filePath={null} /> : null}
      <FileList files={files} pathOf={pathOf} />
      <CommandForm
        command={answerAssignmentLink}
        errors={cameBack?.errors ?? []}
        typed={cameBack ? { text: [cameBack.text] } : undefined}
        labels={labels}
        className="mt-5 grid gap-4 border-t border-line pt-5"
      >
        <h3 className="text-h4">{t(decides ? 'link.decide' : 'link.opinion')}</h3>
        <WorkInputs of={{ id, versionId }} />
        <TextArea name="text" label={labels.text} hint={t('link.textHint')} />
        <div className="flex flex-wrap gap-3">
          <SubmitButton name="do" value="good" className="flex-1">
            <Check className="size-5 stroke-2" />
            {t(decides ? 'link.accept' : 'link.good')}
          </SubmitButton>
          <SubmitButton name="do" value="notYet" look="outline" className="flex-1 max-sm:px-3">
            {t(decides ? 'link.return' : 'link.notYet')}
          </SubmitButton>
        </div>
      </CommandForm>
    </Card>
  )
}

/** Which work, and which version of it was seen. */
export function WorkInputs({ of: { id, versionId } }: { of: Pick<LinkedWork, 'id' | 'versionId'> }) {
  return (
    <>
      <input type="hidden" name="workIds" value={id} />
      <input type="hidden" name="versionIds" value={versionId} />
    </>
  )
}

const said = { good: 'saidGood', notYet: 'saidNotYet', accepted: 'saidAccepted', returned: 'saidReturned' } as const

/** What one said, and the way to take it back. */
export function AnsweredWork({ of: { id, versionId, student, assignment, verdict, opinion } }: { of: LinkedWork }) {
  const t = useT('assignments')
  if (!verdict) return null
  const isYes = verdict === 'good' || verdict === 'accepted'
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-line bg-surface p-4 md:px-5">
      <StatusMark status={isYes ? 'done' : 'warn'} className="size-6" />
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-semibold break-words">
          {student}: {assignment}
        </p>
        <p className="text-sm text-ink2">{t(`link.${said[verdict]}`)}</p>
        {opinion ? <p className="mt-1 text-ui whitespace-pre-line wrap-anywhere">{opinion}</p> : null}
      </div>
      <Form method="post">
        <WorkInputs of={{ id, versionId }} />
        <SubmitButton
          name="do"
          value="undo"
          look="outline"
          size="md"
          className="min-h-11"
          aria-label={`${t('link.undo')}: ${student}, ${assignment}`}
        >
          {t('link.undo')}
        </SubmitButton>
      </Form>
    </div>
  )
}
