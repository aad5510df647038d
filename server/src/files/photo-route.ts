import { changePhoto } from '#features/vacancies/vacancy-photo.ts'
import { updateVacancy } from '#protocol/features/vacancies/vacancy-commands.ts'
import { photoRules, photoSizes } from '#protocol/features/vacancies/vacancy-pictures.ts'
import { pictureRoute } from './picture-route.ts'

/** The photo of a vacancy. */
export const photoRoute = pictureRoute({
  path: '/vacancies/:id/photo',
  field: 'photo',
  sizes: photoSizes,
  maxBytes: photoRules.maxBytes,
  // More than any phone makes.
  mostPixels: 50_000_000,
  quality: 80,
  defaultName: 'foto',
  change: updateVacancy,
  keep: changePhoto,
})
