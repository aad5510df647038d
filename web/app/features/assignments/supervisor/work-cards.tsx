import { Form } from 'react-router'
import { useT } from '#lib/i18n.tsx'
import type { HostWorks } from '#protocol/features/assignment-links.ts'
import { SubmitButton } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import type { FilePaths } from '../show/file-list.tsx'
import type { LookAnswer } from './look.server.ts'
import { AnsweredWork, WaitingWork, WorkInputs } from './look-work.tsx'

type Props = { of: HostWorks; pathOf: FilePaths; cameBack?: LookAnswer | undefined }

/** What waits, each with its buttons; a yes to all at once; and what was said lately. */
export function WorkCards({ of: { waiting, answered }, pathOf, cameBack }: Props) {
  const t = useT('assignments')
  return (
    <>
      <div className="mt-6 grid gap-5">
        {waiting.map((work) => (
          <WaitingWork
            key={work.versionId}
            of={work}
            pathOf={pathOf}
            cameBack={cameBack?.versionId === work.versionId ? cameBack : undefined}
          />
        ))}
      </div>
      {waiting.length > 1 ? (
        <Card className="mt-5">
          <p className="text-ui text-muted">{t('link.allHint')}</p>
          <Form method="post" className="mt-4">
            {waiting.map((work) => (
              <WorkInputs key={work.versionId} of={work} />
            ))}
            <SubmitButton name="do" value="good" look="outline" className="w-full">
              {t('link.all', { count: waiting.length })}
            </SubmitButton>
          </Form>
        </Card>
      ) : null}
      {answered.length > 0 ? (
        <section className="mt-8">
          <h2 className="mb-3 text-h3">{t('link.answered')}</h2>
          <div className="grid gap-3">
            {answered.map((work) => (
              <AnsweredWork key={work.versionId} of={work} />
            ))}
          </div>
        </section>
      ) : null}
    </>
  )
}
