import { Component, type ReactNode } from "react";

interface KeepsRestProps {
	children: ReactNode;
	/** What stands in its place. @param again draws the part anew */
	instead: (again: () => void) => ReactNode;
}

/** A part of a screen that breaks alone: an extension or a translator may have changed the page under it. All around it goes on. */
export class KeepsRest extends Component<KeepsRestProps, { isBroken: boolean }> {
	override state = { isBroken: false };

	static getDerivedStateFromError = () => ({ isBroken: true });

	override render() {
		if (!this.state.isBroken) return this.props.children;
		return this.props.instead(() => this.setState({ isBroken: false }));
	}
}
