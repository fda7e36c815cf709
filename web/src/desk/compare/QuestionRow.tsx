/** What the row below is about. On a narrow screen it stays while the columns move. */
export const QuestionRow = ({ text, count }: { text: string; count: number }) => (
  <tr>
    <th scope="row" colSpan={count} className="compare__question">
      <span className="compare__stays">{text}</span>
    </th>
  </tr>
)
