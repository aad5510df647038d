/** 9:05, 09:05 and 09.05 are the same time of the day, in minutes since midnight; anything else is none. */
export function minuteOf(time: string): number | undefined {
  const [, hour, minute] = /^(\d{1,2})[:.](\d{2})/.exec(time.trim()) ?? []
  const [hours, minutes] = [Number(hour), Number(minute)]
  return hour && hours < 24 && minutes < 60 ? hours * 60 + minutes : undefined
}
