import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ReadingNews } from './ReadingNews.tsx'

test.each([
  [1, 0, 'One thing is marked Please check, because we did not find it in your CV.'],
  [0, 1, 'One thing is marked Please check, because we are not sure we read it right.'],
  [2, 0, '2 things are marked Please check, because we did not find them in your CV.'],
  [
    1,
    2,
    '3 things are marked Please check, because we did not find them in your CV or are not sure we read them right.',
  ],
])('with %i missing and %i doubtful parts the review says: %s', (missing, doubtful, text) => {
  const news = <ReadingNews marks={{ missing, doubtful }} isIncomplete={false} foreignLanguage={null} />
  expect(renderToStaticMarkup(news).replaceAll(/<[^>]+>/g, '')).toBe(text)
})
