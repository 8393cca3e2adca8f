import { Label, Radio, RadioGroup } from "react-aria-components/RadioGroup";
import { Icon, type IconName } from "./icon.tsx";
import css from "./segmented.module.css";

interface Segment<Value extends string> {
	value: Value;
	label: string;
	icon?: IconName;
}

interface SegmentedProps<Value extends string> {
	label: string;
	segments: readonly Segment<Value>[];
	value: Value;
	onChange: (value: Value) => void;
	/** Shows the group's label only to screen readers. */
	hideLabel?: boolean;
	isDisabled?: boolean;
}

/** A choice of one from a few, side by side: a radio group with arrow keys. */
export function Segmented<Value extends string>({ hideLabel, label, segments, ...rest }: SegmentedProps<Value>) {
	return (
		<RadioGroup
			{...rest}
			className={css.group}
			orientation="horizontal"
			onChange={(value) => {
				const chosen = segments.find((segment) => segment.value === value);
				if (chosen) rest.onChange(chosen.value);
			}}
		>
			<Label className={hideLabel ? "visually-hidden" : css.label}>{label}</Label>
			<div className={css.track} data-scan-group>
				{segments.map((segment) => (
					<Radio key={segment.value} value={segment.value} className={css.segment}>
						{segment.icon && <Icon name={segment.icon} size={1.25} />}
						{segment.label}
					</Radio>
				))}
			</div>
		</RadioGroup>
	);
}
