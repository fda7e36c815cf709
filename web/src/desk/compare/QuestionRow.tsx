/** The heading of the row below. On a narrow screen it stays in view while the columns scroll. */
export const QuestionRow = ({ text, count }: { text: string; count: number }) => (
  <tr>
    <th scope="row" colSpan={count} className="compare__question">
      <span className="compare__stays">{text}</span>
    </th>
  </tr>
)
