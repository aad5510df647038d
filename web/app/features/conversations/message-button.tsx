import { Form } from 'react-router'
import { useT } from '#lib/i18n.tsx'
import { useRoot } from '#lib/use-root.ts'
import { SubmitButton } from '#ui/button.tsx'
import { MessageSquare } from '#ui/icons.tsx'

type Props = { about: 'userId' | 'internshipId' | 'applicationId'; id: string; size?: 'sm' | 'md'; className?: string }

/** Leads to the conversation that there is, or to a new one. */
export function MessageButton({ about, id, size, className }: Props) {
  const t = useT('conversations')
  if (!useRoot().session?.can.useConversations) return null
  return (
    <Form method="post" action="/conversations/nieuw">
      <input type="hidden" name={about} value={id} />
      <SubmitButton look="outline" size={size} className={className}>
        <MessageSquare className={`${size === 'sm' ? 'size-4' : 'size-5'} text-muted`} />
        {t('button')}
      </SubmitButton>
    </Form>
  )
}
