import { feature } from '#engine/feature.ts'
import { personal } from '#engine/personal.ts'
import { serve } from '#engine/serve.ts'
import { apiKeys } from '#protocol/features/api-keys.ts'
import { apiKeyMails } from './api-keys.mails.ts'
import { apiKeyNews } from './api-keys.news.ts'
import { apiKeyAbilities, apiKeyPolicy } from './api-keys.policy.ts'
import { tellExpiring } from './api-keys.reactions.ts'
import { keyState } from './key-state.ts'
import { makeApiKey, revokeApiKey } from './make-api-key.ts'
import { tendApiKeys } from './tend-api-keys.ts'

export const apiKeysFeature = feature({
  abilities: apiKeyAbilities,
  resources: [
    serve(apiKeys, {
      table: 'api_keys',
      policy: apiKeyPolicy,
      expressions: {
        handle: (t) => `'shk_' || ${t}.handle`,
        state: keyState,
        makerName: (t) =>
          `(select concat_ws(' ', u.first_name, u.infix, u.last_name) from users u where u.id = ${t}.maker_id)`,
      },
    }),
  ],
  commands: [makeApiKey, revokeApiKey],
  reactions: [tellExpiring],
  jobs: [tendApiKeys],
  news: apiKeyNews,
  mails: apiKeyMails,
  activities: { privacy: ['apiKey'] },
  personal: personal({
    files: {
      'api-keys': {
        title: ['Sleutels voor programma’s', 'Keys for programs'],
        text: `select id, name, handle, scopes, created_at, expires_on, last_used_at, revoked_at from api_keys
          where maker_id = $1 order by created_at`,
        labels: {
          name: ['Naam', 'Name'],
          handle: ['Begin van de sleutel', 'Beginning of the key'],
          scopes: ['Mag', 'May'],
          expiresOn: ['Laatste dag', 'Last day'],
          lastUsedAt: ['Laatst gebruikt', 'Last used'],
          revokedAt: ['Ingetrokken op', 'Revoked on'],
        },
      },
    },
    // Whose rights it had are gone, so it works no longer; nothing is left to look after.
    columns: { 'api_keys.maker_id': { told: 'api-keys', onErase: 'delete' } },
  }),
})
