/** The heading of the row below. On a narrow screen it stays in view while the columns scroll. */
export const QuestionRow = ({ text, count }: { text: string; count: number }) => (
  <tr>
    <th scope="row" colSpan={count}>
      <span>{text}</span>
    </th>
  </tr>
)
