import { feature } from '#engine/feature.ts'
import { sqlCondition } from '#engine/judging/condition.ts'
import { serve } from '#engine/serve.ts'
import * as protocol from '#protocol/features/bulk-messages.ts'
import { bulkMessageMails } from './bulk-messages.mails.ts'
import { bulkMessagesPersonal } from './bulk-messages.personal.ts'
import { bulkMessageAbilities, bulkMessagePolicy, bulkRecipientPolicy } from './bulk-messages.policy.ts'
import { forgetBulkMessages } from './forget-bulk-messages.ts'
import { changeBulkMessage, removeBulkMessage, startBulkMessage } from './keep-draft.ts'
import { bulkMessageReport } from './report.ts'
import { sendBulkMessages } from './send-batch.ts'
import { cancelBulkMessage, sendBulkMessage, sendBulkMessageAgain, stopBulkMessage } from './send-bulk-message.ts'
import { reasonOf, stateOf } from './states.ts'
import { tryBulkMessage } from './try-bulk-message.ts'
import { weighBulkMessage } from './weigh.ts'
import { personName } from './whom.ts'

export const bulkMessagesFeature = feature({
  abilities: bulkMessageAbilities,
  resources: [
    serve(protocol.bulkMessages, {
      table: 'bulk_messages',
      policy: bulkMessagePolicy,
      expressions: { senderName: (t) => personName(`${t}.sender_id`) },
    }),
    serve(protocol.bulkMessageRecipients, {
      table: 'bulk_message_recipients',
      policy: bulkRecipientPolicy,
      scopes: ({ reached }) => reached === undefined || sqlCondition((t, add) => `${stateOf(t)} = ${add(reached)}`),
      expressions: {
        name: (t) => `coalesce(${personName(`${t}.user_id`)}, ${t}.name, '')`,
        email: (t) => `coalesce((select u.email from users u where u.id = ${t}.user_id), ${t}.email)`,
        state: stateOf,
        reason: reasonOf,
        hasAccount: (t) => `${t}.user_id is not null`,
      },
    }),
  ],
  lifecycles: [protocol.bulkMessageLife],
  commands: [
    startBulkMessage,
    changeBulkMessage,
    removeBulkMessage,
    weighBulkMessage,
    tryBulkMessage,
    sendBulkMessage,
    cancelBulkMessage,
    stopBulkMessage,
    sendBulkMessageAgain,
  ],
  queries: [bulkMessageReport],
  jobs: [sendBulkMessages, forgetBulkMessages],
  mails: bulkMessageMails,
  activities: { conversations: ['bulkMessage'] },
  personal: bulkMessagesPersonal,
})
