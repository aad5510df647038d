import { feature } from '#engine/feature.ts'
import { personal } from '#engine/personal.ts'
import { chooseNews, ownNews, stopNews } from './choose-news.ts'

/** How somebody wants to be told; what there is to tell is declared by the features. */
export const newsChoicesFeature = feature({
  commands: [chooseNews, stopNews],
  queries: [ownNews],
  personal: personal({
    files: {
      'news-choices': {
        title: ['Waarover we je mailen', 'What we mail you about'],
        text: 'select kind, choice, updated_at from news_choices where user_id = $1 order by kind',
        labels: { choice: ['Keuze', 'Choice'] },
        values: {
          choice: {
            now: ['meteen', 'at once'],
            periodic: ['zonder losse mail', 'without a mail of its own'],
            off: ['uit', 'off'],
          },
        },
      },
    },
    columns: { 'news_choices.user_id': { told: 'news-choices', onErase: 'delete' } },
  }),
})
