import { feature } from '#engine/feature.ts'
import { type Policy, serve } from '#engine/serve.ts'
import { savedSearches } from '#protocol/features/saved-searches.ts'
import { changeSavedSearch, deleteSavedSearch, saveSearch, stopAlerts } from './keep-search.ts'
import { savedSearchMails } from './saved-searches.mails.ts'
import { savedSearchNews } from './saved-searches.news.ts'
import { savedSearchesPersonal } from './saved-searches.personal.ts'
import { tellNewMatches } from './tell-new-matches.ts'

/** Nobody sees what somebody else looks for, whatever their role. */
const savedSearchPolicy = {
  read: (me) => ({ userId: me.self }),
  updateSavedSearch: (me) => ({ userId: me.self }),
  deleteSavedSearch: (me) => ({ userId: me.self }),
} satisfies Policy<typeof savedSearches, 'updateSavedSearch' | 'deleteSavedSearch'>

export const savedSearchesFeature = feature({
  resources: [serve(savedSearches, { table: 'saved_searches', policy: savedSearchPolicy })],
  commands: [saveSearch, stopAlerts, changeSavedSearch, deleteSavedSearch],
  jobs: [tellNewMatches],
  news: savedSearchNews,
  mails: savedSearchMails,
  personal: savedSearchesPersonal,
})
