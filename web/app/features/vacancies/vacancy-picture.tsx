import { photoPath, stockImagePath } from '../../../../protocol/src/vacancy-pictures.ts'
import { VacancyBanner } from '../stagebank/vacancy-banner.tsx'

type Props = { photoId?: string | null; stockImage?: string | null; sector: string | null; className?: string }

/** The photo of a vacancy, else the drawing that was chosen, else the flag of its kind of work. It says nothing new. */
export function VacancyPicture({ photoId, stockImage, sector, className = 'mt-2 h-40 md:h-72' }: Props) {
  if (!photoId && !stockImage) return <VacancyBanner sector={sector} />
  const shape = `block w-full rounded-card object-cover ${className}`
  if (!photoId)
    return <img src={stockImagePath(stockImage ?? '')} alt="" className={`${shape} dark:brightness-[.82]`} />
  return (
    <img
      src={photoPath(photoId, 1280)}
      srcSet={`${photoPath(photoId, 640)} 640w, ${photoPath(photoId, 1280)} 1280w`}
      sizes="(min-width: 75rem) 72rem, 100vw"
      alt=""
      className={shape}
    />
  )
}
