// Lines of the projects with their bugs, for changes that leave them in.

/** The wrong sum of TOTAL. */
export const SUM = 'prices.reduce((sum, price) => sum - price, 0)'
/** The wrong address of SLUG. */
export const FIRST_SPACE = "title.trim().toLowerCase().replace(' ', '-')"
/** The first line of DURATION. */
export const READ = 'const [, hours = 0, rest = 0] = /(?:(\\d+)h)? ?(?:(\\d+)m)?/.exec(text)'
/** The wrong body of MEDIAN. */
export const MIDDLE = `    ordered = sorted(values)
    return ordered[len(ordered) // 2]
`
/** The wrong body of CLAMP. */
export const LIMITS = `	if value < low || value > high {
		return low
	}
	return value
`
