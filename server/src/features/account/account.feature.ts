import { feature } from '#engine/feature.ts'
import { accountMails } from './account.mails.ts'
import { accountNews } from './account.news.ts'
import { currentOrganizations, currentUser, updateCurrentUser } from './current-user.ts'

/** Of one's own account; of everybody else's are `users`. */
export const accountFeature = feature({
  commands: [updateCurrentUser],
  queries: [currentUser, currentOrganizations],
  activities: { people: ['email'] },
  news: accountNews,
  mails: accountMails,
})
