// What every board needs of the words.

/** Says a message, or one of its attributes, by its key. */
export type Words = (key: string, args?: Record<string, string | number>, attr?: string) => string;

/** As at the beginning of a sentence; marks of direction stay in front. */
export const capital = (text: string): string => text.replace(/^[\u2066-\u2069]*\p{L}/u, (first) => first.toUpperCase());
