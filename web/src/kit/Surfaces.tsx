import { Badge } from '../ui/Badge.tsx'
import { ExampleBadge } from '../ui/ExampleMark.tsx'
import { Button } from '../ui/Button.tsx'
import { Count } from '../ui/Count.tsx'
import { DismissibleNotice } from '../ui/DismissibleNotice.tsx'
import { Empty } from '../ui/Empty.tsx'
import { JobText } from '../ui/JobText.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Panel, PanelTitle } from '../ui/Panel.tsx'
import { Reference } from '../ui/Reference.tsx'
import { StatusRegion } from '../ui/StatusRegion.tsx'
import { Detail, Table, type Column } from '../ui/Table.tsx'
import { TeamInterview } from '../ui/TeamInterview.tsx'
import { When } from '../ui/When.tsx'
import { Sample, Variants } from './Sample.tsx'

const tones = ['calm', 'good', 'bad'] as const
const states = ['open', 'due', 'good', 'over', 'new'] as const
const jobText = 'You run clusters.\n\nWhat you bring:\n- Linux\n- InfiniBand'

export const Surfaces = () => (
  <>
    <Panels />
    <Tables />
    <Notices />
    <Sample name="JobText">
      <JobText id="job-text" title="What you do" text={jobText} />
    </Sample>
  </>
)

const Panels = () => (
  <Sample name="Panel, Empty">
    <div className="grid grid-cols-pair gap-5">
      <Panel>
        <PanelTitle>A panel</PanelTitle>
        <p>With a title and a text.</p>
      </Panel>
      <Panel room="small" isDue>
        <PanelTitle>A panel that waits for you</PanelTitle>
      </Panel>
      <Panel room="page">
        <PanelTitle>A panel that is all of a page</PanelTitle>
      </Panel>
      <Panel isLifted>
        <PanelTitle>A lifted panel</PanelTitle>
        <TeamInterview
          day="2 March"
          when="Tuesday, 2 March, 10:00"
          place="https://example.com/room"
          length="1 hour"
        />
      </Panel>
      <Empty title="No positions" text="There are none at the moment." />
      <Empty role="alert" text="The list could not be loaded.">
        <Button look="quiet">Try again</Button>
      </Empty>
    </div>
  </Sample>
)

const applicants = ['Aisyah Rahman', 'Lim Wei Jie'].map((name) => ({ id: name, name }))

const applicantColumns: readonly Column<(typeof applicants)[number]>[] = [
  {
    name: 'Name',
    kind: 'title',
    render: ({ name }) => (
      <>
        {name} <Detail>Engineering</Detail>
      </>
    ),
  },
  {
    name: 'Applied',
    kind: 'short',
    isLabelled: true,
    render: () => <When at="2026-11-18T02:00:00.000Z" to="day" />,
  },
  { name: 'Score', kind: 'number', isLabelled: true, render: () => '4.5' },
  {
    name: 'Ways',
    isNameUnseen: true,
    render: ({ name }) => (
      <Button look="quiet" size="compact">
        {`Open ${name}`}
      </Button>
    ),
  },
]

const Tables = () => (
  <Sample name="Badge, Count, Table">
    <Variants>
      {states.map((tone) => (
        <Badge key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
      <ExampleBadge />
      <Count of={3} />
      <Count of={12} tone="soft" unit=" entries" />
    </Variants>
    <Table columns={applicantColumns} items={applicants} />
  </Sample>
)

const Notices = () => (
  <Sample name="Notice">
    {tones.map((tone) => (
      <Notice key={tone} tone={tone} action={<Button look="quiet">Try again</Button>}>
        {`A ${tone} notice`} <Reference id="a1b2c3d4" />
      </Notice>
    ))}
    <StatusRegion>
      <DismissibleNotice onDismiss={() => {}}>A notice with a cross</DismissibleNotice>
    </StatusRegion>
  </Sample>
)
